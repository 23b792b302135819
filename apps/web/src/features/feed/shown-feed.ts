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

const walk = createStore(0)

/** Shows the feed anew, at the place that is kept: the list was taken new, or somebody came who stood elsewhere. */
export function beginWalk(): void {
  walk.set(walk.get() + 1)
}

/** Whether this is still the walk that is shown. */
export function isWalk(number: number): boolean {
  return number === walk.get()
}

/** Another number for each walk. */
export const useWalk = walk.useValue
