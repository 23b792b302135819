import { handleAnswer } from "@confetti/contract/answers"
import { AppError } from "@confetti/contract/app-error"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../platform/operator/editor-acts-store.ts"
import { findAnswer, setHandled } from "./answers-store.ts"
import { messageView } from "./message-view.ts"

/** Marks an answer as handled. The first editor to do so stays named. */
export const handleAnswerCallable = writeCallable(handleAnswer, async (tx, { answerId, isHandled }, context) => {
  const change = isHandled
    ? { handled_at: new Date(context.now), handled_by: context.caller.userId }
    : { handled_at: null, handled_by: null }
  const isChanged = await setHandled(tx, answerId, change)
  const row = await findAnswer(tx, answerId)
  if (!row) throw new AppError("forms/answer-not-found")
  if (isChanged)
    await addEditorAct(tx, context, {
      callable: handleAnswer.name,
      subject: `${answerId} ${isHandled ? "handled" : "open"}`,
    })
  return { message: messageView(row) }
})
