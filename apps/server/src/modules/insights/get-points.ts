import { getInsightPoints } from "@confetti/contract/insights"
import { rangeBefore } from "@confetti/domain/insights/day-range"
import { requireRole } from "../../platform/auth/require-user.ts"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { freshnessOf } from "./read/freshness.ts"
import { ledgerLines, owedUntil, pointsDays } from "./read/life-store.ts"

export const getPointsCallable = readCallable(getInsightPoints, async (range, context) => {
  requireRole(context, "editor")
  const { db } = context
  const before = rangeBefore(range)
  return {
    ...(await freshnessOf(context)),
    days: await pointsDays(db, range),
    before: await pointsDays(db, before),
    lines: await ledgerLines(db, range),
    linesBefore: await ledgerLines(db, before),
    owed: await owedUntil(db, range.until),
  }
})
