import type { TileState } from "@confetti/contract/tile-taps"
import type { StateRow } from "./meeting-store.ts"

export function tileStateView({ tileId, subtileCount, share, isRead, isFinished }: StateRow): TileState {
  return { tileId, subtileCountSnapshot: subtileCount, share, isRead, isFinished }
}
