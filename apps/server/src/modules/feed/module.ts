import type { OwnRead } from "../../platform/documents/own-documents.ts"
import { parseNothing } from "../../platform/documents/query-parser.ts"
import type { Module } from "../../platform/module.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { calculateEligibleTilesCallable } from "./calculate-eligible-tiles.ts"
import { explainTileCallable } from "./explain-tile.ts"
import { deleteFeed, deletePlaces, feedOf, parseTileIds, placesOf, placeView } from "./feed-store.ts"
import { getHomeFeedCallable } from "./get-home-feed.ts"
import { deleteLessPreferences, lessPreferenceViews, listLessPreferences } from "./less-preference-store.ts"
import { deletePicks, listPicks } from "./picks-store.ts"
import { resetFeedCallable } from "./reset-feed.ts"
import { savePicksCallable } from "./save-picks.ts"
import { savePlaceCallable } from "./save-place.ts"
import { showLessCallable } from "./show-less.ts"
import { undoLessCallable } from "./undo-less.ts"

const personalFeed: PersonalData = {
  name: "feed",
  tables: ["feeds"],
  read: async (db, userId) => {
    const feed = await feedOf(db, userId)
    if (!feed) return null
    return {
      tileIds: feed.tileIdsJson === null ? [] : parseTileIds(feed.tileIdsJson),
      computedAt: feed.computedAt?.toISOString() ?? null,
      resetAt: feed.resetAt?.toISOString() ?? null,
    }
  },
  erase: deleteFeed,
}

const personalLessPreferences: PersonalData = {
  name: "lessWishes",
  tables: ["less_wishes"],
  read: async (db, userId) =>
    (await listLessPreferences(db, userId)).map(({ scope, subject, askedAt }) => ({
      scope,
      subject,
      askedAt: askedAt.toISOString(),
    })),
  erase: deleteLessPreferences,
}

const personalPicks: PersonalData = {
  name: "picks",
  tables: ["feed_picks"],
  read: async (db, userId) =>
    (await listPicks(db, userId)).map(({ tileId, pickedAt }) => ({ tileId, pickedAt: pickedAt.toISOString() })),
  erase: deletePicks,
}

const readPlaces: OwnRead = async ({ userId }, query, { db }) => {
  parseNothing(query)
  return { documents: (await placesOf(db, userId)).map(placeView) }
}

const readLessPreferences: OwnRead = async ({ userId }, query, { db, content }) => {
  parseNothing(query)
  return { documents: await lessPreferenceViews(db, content, await listLessPreferences(db, userId)) }
}

const personalPlaces: PersonalData = {
  name: "places",
  tables: ["feed_places"],
  read: async (db, userId) => (await placesOf(db, userId)).map(placeView),
  erase: deletePlaces,
}

export const feed: Module = {
  name: "feed",
  tables: ["feeds", "feed_places", "feed_picks", "less_wishes"],
  callables: [
    getHomeFeedCallable,
    calculateEligibleTilesCallable,
    resetFeedCallable,
    explainTileCallable,
    savePicksCallable,
    savePlaceCallable,
    showLessCallable,
    undoLessCallable,
  ],
  ownDocuments: { places: readPlaces, lessWishes: readLessPreferences },
  personal: [personalFeed, personalLessPreferences, personalPicks, personalPlaces],
}
