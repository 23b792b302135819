import { getInsightGames } from "@confetti/contract/insights"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { freshnessOf } from "./read/freshness.ts"
import { gameDays } from "./read/life-store.ts"
import { readCompared } from "./read/read-compared.ts"

export const getGamesCallable = readCallable(getInsightGames, async (range, context) => {
  const [fresh, days] = await Promise.all([
    freshnessOf(context),
    readCompared(
      range,
      (both) => gameDays(context.replica.db, both),
      ({ day }) => day,
    ),
  ])
  return { ...fresh, days: days.now, before: days.before }
})
