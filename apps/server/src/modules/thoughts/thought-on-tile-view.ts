import type { ThoughtOnTile } from "@confetti/contract/thoughts"
import { thoughtView } from "./thought-view.ts"
import type { ThoughtOnTileRow } from "./with-tile-store.ts"

/** A thought as somebody reads it, with the tile it is about. */
export function thoughtOnTileView(row: ThoughtOnTileRow, viewerId: string | null, now: number): ThoughtOnTile {
  const { tile_id: id, slug, title } = row
  return { thought: thoughtView(row, viewerId, now), tile: { id, slug, title } }
}
