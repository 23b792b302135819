import type { ShownCard } from "@confetti/contract/feed-item"
import type { Tile } from "@confetti/contract/tile"
import type { MixedItem } from "@confetti/domain/feed/mix-feed"
import { createStore } from "../../platform/create-store.ts"

/** The feed as it lies under an opened tile: its items, the one it stands on (-1 before the first), the tiles known, and how it is moved. */
type FeedBelow = {
  category: string | null
  items: readonly MixedItem<ShownCard>[]
  at: number
  tiles: ReadonlyMap<string, Tile>
  jumpTo: (index: number) => void
}

/** Null where there is none, or not yet. */
export const feedBelow = createStore<FeedBelow | null>(null)
