import { AppError } from "@confetti/contract/app-error"
import { decideThoughtReview, type ReviewDecision } from "@confetti/contract/thoughts"
import { mustBeOthers } from "../../../platform/auth/require-user.ts"
import { type WriteContext, writeCallable } from "../../../platform/callables/define-callable.ts"
import type { Tx } from "../../../platform/db/open-database.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import { othersReview } from "../../editors/others-review.ts"
import { uploadsOfThoughts } from "../../uploads/store.ts"
import { mustBeOn } from "../access.ts"
import { addDecision, decisionsAbout } from "../decisions-store.ts"
import type { MailKind } from "../mail/decision-mail.ts"
import { sendDecisionMail } from "../mail/mail-decision.ts"
import { findThought, lockThought, type ThoughtRow } from "../store.ts"
import { lockWriter } from "../writers-store.ts"
import { caseView } from "./case-view.ts"
import { findCase } from "./cases-store.ts"
import { suspendWriter } from "./suspend-writer.ts"
import { approveThought, rejectThought, restoreThought } from "./take-step.ts"

type Asked = { decision: ReviewDecision; reason: string; days?: number | undefined }

/** Decides about a thought as it was seen. Of two concurrent decisions the second is refused. */
export const decideThoughtReviewCallable = writeCallable(decideThoughtReview, async (tx, asked, context) => {
  mustBeOn(context)
  const { thoughtId, decision, reason } = asked
  const found = await findThought(tx, thoughtId)
  if (!found) throw new AppError("thought/not-found")
  mustBeOthers([found.user_id], context)
  // Locks the writer first: their actions and decisions about them run in turn.
  await lockWriter(tx, found.user_id)
  const row = await lockThought(tx, thoughtId)
  if (!row || row.deleted_at !== null) throw new AppError("thought/not-found")
  if (row.revision !== asked.revision) throw new AppError("thought/moved-on")
  await requireOtherReviewer(tx, row, asked, context)
  await apply(tx, row, asked, context.now)
  const editor_id = context.caller.userId
  const { user_id } = row
  await addDecision(tx, { user_id, thought_id: thoughtId, step: decision, editor_id, reason }, context.now)
  await notifyAuthor(tx, row, decision, context)
  await addEditorAct(tx, context, { callable: decideThoughtReview.name, subject: `${thoughtId} ${decision}` })
  const after = await findCase(tx, thoughtId)
  if (!after) throw new Error(`thought ${thoughtId} is missing though it is locked`)
  return { case: caseView(after, (await uploadsOfThoughts(tx, [thoughtId])).get(thoughtId)) }
})

async function apply(tx: Tx, row: ThoughtRow, { decision, reason, days }: Asked, now: number): Promise<void> {
  switch (decision) {
    case "approve":
      return approveThought(tx, row, now)
    case "reject":
      return rejectThought(tx, row, reason, now)
    case "restore":
      return restoreThought(tx, row, now)
    case "suspend":
      return suspendWriter(tx, row.user_id, { reason, days }, now)
    case "lift":
      return suspendWriter(tx, row.user_id, null, now)
  }
}

/** Mails the author about a removal, a restoration, or a suspension. */
async function notifyAuthor(
  tx: Tx,
  before: ThoughtRow,
  decision: ReviewDecision,
  { jobs }: WriteContext,
): Promise<void> {
  const told = mailFor(before, decision)
  if (told === null) return
  const after = await findThought(tx, before.thought_id)
  if (after) await sendDecisionMail(tx, jobs, after, told)
}

function mailFor({ causes }: ThoughtRow, decision: ReviewDecision): MailKind | null {
  if (decision === "reject") return "taken-down"
  if (decision === "suspend") return "suspended"
  const wasGone = causes.includes("reports") || causes.includes("appeal")
  return decision === "restore" || (decision === "approve" && wasGone) ? "back" : null
}

/** An appeal is decided by another reviewer than the removal, if there is one. The operator may always. */
async function requireOtherReviewer(
  tx: Tx,
  { thought_id, causes }: ThoughtRow,
  { decision }: Asked,
  context: WriteContext,
): Promise<void> {
  const isAboutAppeal = causes.includes("appeal") && (decision === "approve" || decision === "reject")
  const { userId } = context.caller
  if (!isAboutAppeal || userId === null || !(await othersReview(tx, context))) return
  const rejected = (await decisionsAbout(tx, thought_id)).find(({ step }) => step === "reject")
  if (rejected?.editor_id === userId) throw new AppError("thought/other-eyes")
}
