import { createHash } from "node:crypto"
import { type EditorAct, listEditorActs, operatorWord } from "@confetti/contract/editors"
import { type ReadContext, readCallable } from "../../platform/callables/define-callable.ts"
import { addEditorActOnce, type FoundAct, searchEditorActs } from "../../platform/operator/editor-acts-store.ts"

export const listActsCallable = readCallable(listEditorActs, async (asked, context) => {
  await logReading(context)
  const { limit, before, from, until, ...words } = asked
  const found = await searchEditorActs(context.db, {
    ...words,
    from: from === undefined ? null : new Date(from),
    until: until === undefined ? null : new Date(until),
    after: before === undefined ? null : cursorOf(before),
    // An extra row tells whether there are more pages.
    limit: limit + 1,
  })
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    acts: page.map(actView),
    next: found.length > limit && last ? `${last.at.getTime()}_${last.id}` : null,
  }
})

/** Logs reading the log once a day for each reader, not for each page. */
async function logReading(context: ReadContext): Promise<void> {
  const { caller, now, db } = context
  const day = new Date(now).toISOString().slice(0, 10)
  // Hashed, so that erased people can't be found by it.
  const reading = createHash("sha256").update(`${listEditorActs.name} ${caller.userId ?? operatorWord} ${day}`)
  const key = `reading-${reading.digest("hex").slice(0, 32)}`
  await addEditorActOnce(db, context, { key, callable: listEditorActs.name, subject: day })
}

function cursorOf(before: string): { at: Date; id: string } {
  const end = before.indexOf("_")
  return { at: new Date(Number(before.slice(0, end))), id: before.slice(end + 1) }
}

function actView(row: FoundAct): EditorAct {
  const { id, at, user_id, email, callable, subject, subject_email, request_id } = row
  return {
    id,
    at: at.toISOString(),
    by: user_id === null ? null : { userId: user_id, email },
    actor: actorOf(row),
    callable,
    subject,
    subjectEmail: subject_email,
    requestId: request_id,
  }
}

function actorOf({ user_id, is_operator }: FoundAct): EditorAct["actor"] {
  if (user_id !== null) return "editor"
  if (is_operator === null) return "unknown"
  return is_operator ? "operator" : "erased"
}
