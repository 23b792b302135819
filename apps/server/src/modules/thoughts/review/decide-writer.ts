import { AppError } from "@confetti/contract/app-error"
import { decideWriter } from "@confetti/contract/readers"
import { isSuspended } from "@confetti/domain/thoughts/thought-review"
import { mustBeOthers } from "../../../platform/auth/require-user.ts"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import { mustBeOn } from "../access.ts"
import { addDecision } from "../decisions-store.ts"
import { sendSuspensionMail } from "../mail/mail-decision.ts"
import { findWriter, lockWriter, personFacts } from "../writers-store.ts"
import { suspendWriter } from "./suspend-writer.ts"

export const decideWriterCallable = writeCallable(decideWriter, async (tx, asked, context) => {
  mustBeOn(context)
  const { userId, decision, reason, days } = asked
  mustBeOthers([userId], context)
  if (!(await personFacts(tx, userId))) throw new AppError("user/unknown")
  const writer = await lockWriter(tx, userId)
  if (decision === "lift" && !isSuspended(writer.suspended_until?.getTime() ?? null, context.now))
    throw new AppError("thought/wrong-step", { state: "not suspended" })
  await suspendWriter(tx, userId, decision === "suspend" ? { reason, days } : null, context.now)
  const editor_id = context.caller.userId
  await addDecision(tx, { user_id: userId, thought_id: null, step: decision, editor_id, reason }, context.now)
  if (decision === "suspend") await sendSuspensionMail(tx, context.jobs, userId, context.now)
  await addEditorAct(tx, context, { callable: decideWriter.name, subject: `${userId} ${decision}` })
  return { suspendedUntil: (await findWriter(tx, userId))?.suspended_until?.toISOString() ?? null }
})
