import type { TileTap } from "@confetti/contract/tile-taps"
import type { TapRow } from "./meeting-store.ts"

export function tileTapView({ tileId, tappedAt, subtileCount }: TapRow): TileTap {
  return { tileId, tappedDate: tappedAt.toISOString(), subtileCountSnapshot: subtileCount }
}
