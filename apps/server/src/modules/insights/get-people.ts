import { getInsightPeople } from "@confetti/contract/insights"
import { requireRole } from "../../platform/auth/require-user.ts"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { freshnessOf } from "./read/freshness.ts"
import { weeksIn } from "./read/life-store.ts"
import { readCompared } from "./read/read-compared.ts"

export const getPeopleCallable = readCallable(getInsightPeople, async (range, context) => {
  requireRole(context, "editor")
  const [fresh, weeks] = await Promise.all([
    freshnessOf(context),
    readCompared(
      range,
      (both) => weeksIn(context.replica.db, both),
      ({ week }) => week,
    ),
  ])
  return { ...fresh, weeks: weeks.now, before: weeks.before }
})
