import { AppError } from "@confetti/contract/app-error"
import { closeErrorCause } from "@confetti/contract/error-causes"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../platform/operator/editor-acts-store.ts"
import { causeView } from "./cause-view.ts"
import { changeCause, findCause, lockCause } from "./causes-store.ts"

/** Closes or reopens a cause. The first editor to do so stays named. */
export const closeErrorCauseCallable = writeCallable(closeErrorCause, async (tx, { causeId, isClosed }, context) => {
  const row = await lockCause(tx, causeId)
  if (!row) throw new AppError("errors/cause-not-found")
  if ((row.closed_at !== null) !== isClosed) {
    const closed = { closed_at: new Date(context.now), closed_by: context.caller.userId, reopened_at: null }
    await changeCause(tx, causeId, isClosed ? closed : { closed_at: null, closed_by: null })
    const subject = `${causeId} ${isClosed ? "closed" : "open"}`
    await addEditorAct(tx, context, { callable: closeErrorCause.name, subject })
  }
  const after = await findCause(tx, causeId)
  if (!after) throw new Error(`cause ${causeId} is missing though it is locked`)
  return { cause: causeView(after) }
})
