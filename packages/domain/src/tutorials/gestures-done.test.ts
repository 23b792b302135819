import { expect, it } from "vitest"
import type { FeedSight } from "./gestures-done.ts"
import { gesturesDone } from "./gestures-done.ts"

const cover: FeedSight = {
  feed: 1,
  item: 1,
  position: 1,
  isGrowing: false,
  isUnfolded: false,
  subtileCount: 4,
  page: 0,
  isAsked: false,
  isTileOpen: false,
  isCovered: false,
}
const growing = { ...cover, isGrowing: true }
const subtile = { ...cover, page: 1 }
const on = { ...cover, item: 2, position: 2 }

it.each([
  ["another tile is in view", cover, on, ["home-feed-swipe"]],
  ["the feed's end is", cover, { ...cover, item: null }, ["home-feed-swipe"]],
  ["another feed is", cover, { ...on, feed: 2 }, []],
  ["the feed has only just come", { ...cover, item: null }, cover, []],
  ["a subtile is", cover, subtile, ["shaded-tile-swipe"]],
  ["the cover is again", subtile, cover, []],
  ["the next subtile is", subtile, { ...cover, page: 2 }, ["shaded-tile-swipe"]],
  ["the timeline is unfolded", growing, { ...growing, isUnfolded: true }, ["developing-tile"]],
  ["it is folded again", { ...growing, isUnfolded: true }, growing, []],
  ["the tile opens from a subtile", subtile, { ...subtile, isTileOpen: true }, ["subtile"]],
  ["it opens from its cover", cover, { ...cover, isTileOpen: true }, []],
  ["it stays open", { ...subtile, isTileOpen: true }, { ...subtile, isTileOpen: true }, []],
  ["a sheet comes", subtile, { ...subtile, isCovered: true }, []],
])("%s", (_what, before, after, done) => {
  expect(gesturesDone(before, after)).toEqual(done)
})
