import { getInsightPoints } from "@confetti/contract/insights"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { freshnessOf } from "./read/freshness.ts"
import { ledgerLines, owedUntil, pointsDays } from "./read/life-store.ts"
import { readCompared } from "./read/read-compared.ts"

export const getPointsCallable = readCallable(getInsightPoints, async (range, context) => {
  const { db } = context.replica
  const dayOf = ({ day }: { day: string }) => day
  const [fresh, days, lines, owed] = await Promise.all([
    freshnessOf(context),
    readCompared(range, (both) => pointsDays(db, both), dayOf),
    readCompared(range, (both) => ledgerLines(db, both), dayOf),
    owedUntil(db, range.until),
  ])
  return { ...fresh, days: days.now, before: days.before, lines: lines.now, linesBefore: lines.before, owed }
})
