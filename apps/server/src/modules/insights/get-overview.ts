import { getInsightOverview } from "@confetti/contract/insights"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { siteDays } from "./read/figures-store.ts"
import { freshnessOf } from "./read/freshness.ts"
import { readCompared } from "./read/read-compared.ts"

export const getOverviewCallable = readCallable(getInsightOverview, async (range, context) => {
  const [fresh, days] = await Promise.all([
    freshnessOf(context),
    readCompared(
      range,
      (both) => siteDays(context.replica.db, both),
      ({ day }) => day,
    ),
  ])
  return { ...fresh, days: days.now, before: days.before }
})
