import type { Tutorial } from "./tutorials.ts"

export type FeedSight = {
  /** Which feed: another number each time one is put up. Null where none is. */
  feed: number | null
  /** What is in view there, numbered in the same way; null where nothing is, as at the feed's end. */
  item: number | null
  /** Its place in the feed, counted from 1. */
  position: number
  isGrowing: boolean
  isUnfolded: boolean
  subtileCount: number
  /** Which page of the tile's strip is in view: 0 for its cover, then each subtile. */
  page: number
  /** Something that this tile asks is in view. */
  isAsked: boolean
  isTileOpen: boolean
  isCovered: boolean
}

export function gesturesDone(before: FeedSight, after: FeedSight): Tutorial[] {
  if (before.feed === null || before.item === null || before.feed !== after.feed) return []
  if (before.item !== after.item) return ["home-feed-swipe"]
  const done: Tutorial[] = []
  if (after.page > before.page) done.push("shaded-tile-swipe")
  if (after.isUnfolded && !before.isUnfolded) done.push("developing-tile")
  if (before.page > 0 && after.isTileOpen && !before.isTileOpen) done.push("subtile")
  return done
}
