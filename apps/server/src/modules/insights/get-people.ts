import { getInsightPeople } from "@confetti/contract/insights"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { freshnessOf } from "./read/freshness.ts"
import { weeksIn } from "./read/life-store.ts"
import { readCompared } from "./read/read-compared.ts"

export const getPeopleCallable = readCallable(getInsightPeople, async (range, context) => {
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
