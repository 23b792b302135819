import type { ThoughtOnTile } from "@confetti/contract/thoughts"
import type { Db } from "../../platform/db/open-database.ts"
import { viewThoughts } from "./view-thoughts.ts"
import type { ThoughtOnTileRow } from "./with-tile-store.ts"

type Viewer = { viewerId: string | null; now: number }

export async function viewThoughtsOnTiles(
  db: Db,
  rows: readonly ThoughtOnTileRow[],
  viewer: Viewer,
): Promise<ThoughtOnTile[]> {
  const tiles = rows.map(({ tile_id: id, slug, title }) => ({ id, slug, title }))
  const thoughts = await viewThoughts(db, rows, viewer)
  return tiles.flatMap((tile, at) => {
    const thought = thoughts[at]
    return thought ? [{ thought, tile }] : []
  })
}
