import { standOn } from "@confetti/domain/feed/resume-feed"
import { keepPlace, readPlace } from "../keep-place.ts"
import { readKeptFeed, writeKeptFeed } from "../kept-feed.ts"
import { beginWalk, feedBelow } from "../shown-feed.ts"

/**
 * Stands on the next tile, as if its reader had swiped there from the one that is open. That one is behind them now: where it was
 * opened by another way it is laid there, so that a swipe back finds it, and nothing they have not met is passed over.
 */
export function goOnInFeed(openId: string, nextId: string): void {
  const feed = feedBelow.get()
  if (!feed) return
  const { category, items, at: here, jumpTo } = feed
  const indexOf = (id: string) => items.findIndex((item) => item.type === "tile" && item.tileId === id)
  const isBehind = indexOf(openId) >= 0 && indexOf(openId) <= here
  const kept = readKeptFeed(category)
  if (isBehind || !kept) return jumpTo(indexOf(nextId))
  writeKeptFeed(standOn(kept, readPlace(category), openId))
  keepPlace(category, nextId)
  beginWalk()
}
