import { listed } from "./catalogued-callable.ts"
import {
  getInsightGames,
  getInsightPeople,
  getInsightPoints,
  getInsightTile,
  getInsightOverview,
  listInsightCategories,
  listInsightTiles,
} from "./insights.ts"

/** The callables of the studio's insights, for the catalogue of all. No figure of theirs is of fewer than five people. */
export const insightCallables = [
  listed(
    getInsightOverview,
    "Insights by day, for editors: readers and what they did with tiles, of a range and of as many days before it. Counts are in steps of five people, and 0 below five.",
  ),
  listed(
    listInsightTiles,
    "Tiles with what people did with them in a range and before it, sorted by one of the figures. `next` is the `after` of the page that follows, and null on the last one.",
  ),
  listed(getInsightTile, "One tile by day, and where people leave its strip.", "tile/not-found"),
  listed(listInsightCategories, "Categories with what people did with their tiles, in a range and before it."),
  listed(
    getInsightPeople,
    "Who joined in each week of a range, by which way, how many were invited, and how many came back after 1, 7 and 30 days.",
  ),
  listed(getInsightGames, "How many people played and won each game, by day."),
  listed(
    getInsightPoints,
    "Points issued by day and action, and redeemed. Redemptions are told once five people redeemed, with what is owed then.",
  ),
] as const
