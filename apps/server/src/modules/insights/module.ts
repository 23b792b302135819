import { extend } from "../../platform/extension-point.ts"
import type { Module } from "../../platform/module.ts"
import { guestEventsTrimmed } from "../analytics/guest-events-trimmed.ts"
import { countingChanged } from "../users/counting-changed.ts"
import { getGamesCallable } from "./get-games.ts"
import { getOverviewCallable } from "./get-overview.ts"
import { getPeopleCallable } from "./get-people.ts"
import { getPointsCallable } from "./get-points.ts"
import { getTileCallable } from "./get-tile.ts"
import { listCategoriesCallable } from "./list-categories.ts"
import { listTilesCallable } from "./list-tiles.ts"
import { markPerson, markTrimmed } from "./mark-changes.ts"
import { sumCohorts, sumInsights } from "./sum/sum-insights.ts"

/** Insights for editors: sums by day, of at least five people. */
export const insights: Module = {
  name: "insights",
  tables: [
    "insight_days",
    "insight_tiles",
    "insight_tile_periods",
    "insight_categories",
    "insight_category_periods",
    "insight_games",
    "insight_weeks",
    "insight_ways",
    "insight_points",
    "insight_ledger",
    "insight_due",
    "insight_state",
  ],
  callables: [
    getOverviewCallable,
    listTilesCallable,
    getTileCallable,
    listCategoriesCallable,
    getPeopleCallable,
    getGamesCallable,
    getPointsCallable,
  ],
  extensions: [extend(countingChanged, markPerson), extend(guestEventsTrimmed, markTrimmed)],
  jobs: [sumInsights, sumCohorts],
}
