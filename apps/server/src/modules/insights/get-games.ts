import { getInsightGames } from "@confetti/contract/insights"
import { rangeBefore } from "@confetti/domain/insights/day-range"
import { requireRole } from "../../platform/auth/require-user.ts"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { freshnessOf } from "./read/freshness.ts"
import { gameDays } from "./read/life-store.ts"

export const getGamesCallable = readCallable(getInsightGames, async (range, context) => {
  requireRole(context, "editor")
  const { db } = context
  return {
    ...(await freshnessOf(context)),
    days: await gameDays(db, range),
    before: await gameDays(db, rangeBefore(range)),
  }
})
