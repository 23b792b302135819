import { getInsightPeople } from "@confetti/contract/insights"
import { rangeBefore } from "@confetti/domain/insights/day-range"
import { requireRole } from "../../platform/auth/require-user.ts"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { freshnessOf } from "./read/freshness.ts"
import { weeksIn } from "./read/life-store.ts"

export const getPeopleCallable = readCallable(getInsightPeople, async (range, context) => {
  requireRole(context, "editor")
  const { db } = context
  return {
    ...(await freshnessOf(context)),
    weeks: await weeksIn(db, range),
    before: await weeksIn(db, rangeBefore(range)),
  }
})
