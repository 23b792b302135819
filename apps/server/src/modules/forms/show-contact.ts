import { showContact } from "@confetti/contract/answers"
import { AppError } from "@confetti/contract/app-error"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../platform/operator/editor-acts-store.ts"
import { findAnswer } from "./answers-store.ts"
import { contactOf } from "./message-view.ts"

/** Shows the contact of someone who asked for a reply. Logged before it is shown. */
export const showContactCallable = readCallable(showContact, async ({ answerId }, context) => {
  const row = await findAnswer(context.db, answerId)
  if (!row) throw new AppError("forms/answer-not-found")
  const email = contactOf(row)
  if (email === null) throw new AppError("forms/no-contact")
  await addEditorAct(context.db, context, { callable: showContact.name, subject: answerId })
  return { email }
})
