import { reportThought } from "@confetti/contract/thoughts"
import { isSuspended, nextReview } from "@confetti/domain/thoughts/thought-review"
import { isTrustedReporter, reportsToHide } from "@confetti/domain/thoughts/thought-trust"
import { type WriteContext, writeCallable } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { followThought } from "../uploads/follow-thought.ts"
import { mustBeOn } from "./access.ts"
import { addDecision } from "./decisions-store.ts"
import { sendDecisionMail } from "./mail/mail-decision.ts"
import { lockOthersThought } from "./others-thought.ts"
import { addReport, outcomesOf } from "./reports-store.ts"
import { changeThought, type ThoughtRow } from "./store.ts"
import { personFacts } from "./writers-store.ts"

/** Reports a thought. The third report by trusted people hides it until review. */
export const reportThoughtCallable = writeCallable(reportThought, async (tx, given, context) => {
  const { userId } = context.caller
  mustBeOn(context)
  const { thoughtId, reason, text } = given
  const row = await lockOthersThought(tx, thoughtId, userId, context)
  const counts = await isReporterTrusted(tx, userId, context)
  const isNew = await addReport(tx, {
    user_id: userId,
    thought_id: thoughtId,
    reason,
    body: text,
    counts,
    reported_at: new Date(context.now),
    outcome: null,
  })
  if (isNew && counts) await countReport(tx, row, context)
  return { isReported: true as const }
})

async function isReporterTrusted(tx: Tx, userId: string, { now }: WriteContext): Promise<boolean> {
  const person = await personFacts(tx, userId)
  if (!person) return false
  return isTrustedReporter({
    ...(await outcomesOf(tx, userId)),
    accountAgeMs: now - person.created_at.getTime(),
    isSuspended: isSuspended(person.suspended_until?.getTime() ?? null, now),
  })
}

async function countReport(tx: Tx, row: ThoughtRow, { now, jobs }: WriteContext): Promise<void> {
  const reports = row.reports + 1
  const next = reports >= reportsToHide ? nextReview(row.state, "hold") : null
  if (next === null) {
    await changeThought(tx, row, { reports })
    return
  }
  const held = await changeThought(tx, row, { reports, state: next, causes: ["reports"], revision: row.revision + 1 })
  const { user_id, thought_id } = row
  await followThought(tx, { thoughtId: thought_id, step: "hold", reason: null, now })
  await addDecision(tx, { user_id, thought_id, step: "hold", editor_id: null, reason: `${reports} reports` }, now)
  // Authors are always told when a thought is hidden.
  await sendDecisionMail(tx, jobs, held, "held")
}
