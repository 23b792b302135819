import type { TileTap } from "@confetti/contract/users"
import type { TapRow } from "./store.ts"

export function tileTapView({ tileId, tappedAt, subtileCount }: TapRow): TileTap {
  return { tileId, tappedDate: tappedAt.toISOString(), subtileCountSnapshot: subtileCount }
}
