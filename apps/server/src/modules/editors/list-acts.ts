import { type EditorAct, listEditorActs } from "@confetti/contract/editors"
import { requireRole } from "../../platform/auth/require-user.ts"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { type FoundAct, searchEditorActs } from "../../platform/operator/editor-acts-store.ts"

/** A page of the audit log, the latest first. */
export const listActsCallable = readCallable(listEditorActs, async (asked, context) => {
  requireRole(context, "owner")
  const { limit, before, from, until, ...words } = asked
  const found = await searchEditorActs(context.db, {
    ...words,
    from: from === undefined ? null : new Date(from),
    until: until === undefined ? null : new Date(until),
    after: before === undefined ? null : cursorOf(before),
    // One more than asked for tells whether there are any behind them.
    limit: limit + 1,
  })
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    acts: page.map(actView),
    next: found.length > limit && last ? `${last.at.getTime()}_${last.id}` : null,
  }
})

function cursorOf(before: string): { at: Date; id: string } {
  const end = before.indexOf("_")
  return { at: new Date(Number(before.slice(0, end))), id: before.slice(end + 1) }
}

function actView({ id, at, user_id, email, callable, subject, subject_email, request_id }: FoundAct): EditorAct {
  return {
    id,
    at: at.toISOString(),
    by: user_id === null ? null : { userId: user_id, email },
    callable,
    subject,
    subjectEmail: subject_email,
    requestId: request_id,
  }
}
