import type { Tutorial } from "./tutorials.ts"

export type FeedSight = {
  /** The feed's number, new for each feed on the screen. Null without one. */
  feed: number | null
  /** The visible item, numbered likewise; null without one, as at the feed's end. */
  item: number | null
  /** From 1. */
  position: number
  isGrowing: boolean
  isUnfolded: boolean
  subtileCount: number
  /** The visible page of the tile's strip: 0 for the cover, then each subtile. */
  page: number
  /** A question of this tile is visible. */
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
