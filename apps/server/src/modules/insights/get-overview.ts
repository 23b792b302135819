import { type DayFigures, getInsightOverview } from "@confetti/contract/insights"
import { type DayRange, rangeBefore } from "@confetti/domain/insights/day-range"
import { requireRole } from "../../platform/auth/require-user.ts"
import { readCallable } from "../../platform/callables/define-callable.ts"
import type { Db } from "../../platform/db/open-database.ts"
import { figuresByDay, siteDays } from "./read/figures-store.ts"
import { freshnessOf } from "./read/freshness.ts"
import { noFigures } from "./sum/publish-day.ts"

export const getOverviewCallable = readCallable(getInsightOverview, async (range, context) => {
  requireRole(context, "editor")
  const { db } = context
  return {
    ...(await freshnessOf(context)),
    days: await overviewDays(db, range),
    before: await overviewDays(db, rangeBefore(range)),
  }
})

/** Each day that has readers to show. */
async function overviewDays(db: Db, range: DayRange): Promise<DayFigures[]> {
  const figures = new Map((await figuresByDay(db, range)).map((day) => [day.day, day]))
  const sites = await siteDays(db, range)
  return sites
    .map((site) => ({ ...noFigures, ...figures.get(site.day), ...site }))
    .toSorted((one, other) => one.day.localeCompare(other.day))
}
