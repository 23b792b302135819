import type { Module } from "../../platform/module.ts"
import { calculateEligibleTilesCallable } from "./calculate-eligible-tiles.ts"
import { explainTileCallable } from "./explain-tile.ts"
import { getHomeFeedCallable } from "./get-home-feed.ts"
import { personalFeed, personalWishes } from "./personal-feed.ts"
import { personalPlaces } from "./personal-places.ts"
import { readPlaces } from "./read-places.ts"
import { readWishes } from "./read-wishes.ts"
import { resetFeedCallable } from "./reset-feed.ts"
import { savePlaceCallable } from "./save-place.ts"
import { showLessCallable } from "./show-less.ts"
import { undoLessCallable } from "./undo-less.ts"

export const feed: Module = {
  name: "feed",
  callables: [
    getHomeFeedCallable,
    calculateEligibleTilesCallable,
    resetFeedCallable,
    explainTileCallable,
    savePlaceCallable,
    showLessCallable,
    undoLessCallable,
  ],
  ownDocuments: { places: readPlaces, lessWishes: readWishes },
  personal: [personalFeed, personalWishes, personalPlaces],
}
