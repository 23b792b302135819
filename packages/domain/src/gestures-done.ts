import type { FeedSight } from "./feed-sight.ts"
import type { Tutorial } from "./tutorials.ts"

/** What a person showed that they can do, by whatever means: by what they had before them, and then. */
export function gesturesDone(before: FeedSight, after: FeedSight): Tutorial[] {
  if (before.feed === null || before.item === null || before.feed !== after.feed) return []
  if (before.item !== after.item) return ["home-feed-swipe"]
  const done: Tutorial[] = []
  if (after.page > before.page) done.push("shaded-tile-swipe")
  if (after.isUnfolded && !before.isUnfolded) done.push("developing-tile")
  if (before.page > 0 && after.isTileOpen && !before.isTileOpen) done.push("subtile")
  return done
}
