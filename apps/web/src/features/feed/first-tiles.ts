import type { FeedData } from "@confetti/contract/page-data"
import { goOnWith } from "@confetti/domain/feed/resume-feed"
import { createStore } from "../../platform/create-store.ts"
import { wasSeenHere } from "./keep-place.ts"

/** Tiles of the home feed that come before any order there is, as long as they were not walked past. */
export const firstTiles = createStore<readonly string[]>([])

/** Tiles that a guest picked to come next: they come before those, too, until they were in view. */
export const pickedTiles = createStore<readonly string[]>([])

/** All that comes before any order there is, the first one first. */
export function tilesAhead(): readonly string[] {
  return [...pickedTiles.get().filter((id) => !wasSeenHere(id)), ...firstTiles.get()]
}

/** The home feed with them right behind where somebody stands, or at its beginning. */
export function withFirstTiles(feed: FeedData, placeId: string | null): FeedData {
  const ids = tilesAhead()
  if (feed.category !== null || ids.length === 0) return feed
  return goOnWith(feed, placeId, { ids: [...ids, ...feed.ids], developingIds: [] }, 0)
}
