import { removeEditor } from "@confetti/contract/editors"
import { requireConfirmation } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../platform/operator/editor-acts-store.ts"
import { mustBeAllowed } from "./must-be-allowed.ts"
import { deleteEditor } from "./store.ts"

/** Removes all roles. The account and its history stay. */
export const removeEditorCallable = writeCallable(removeEditor, async (tx, { userId }, context) => {
  requireConfirmation(context)
  await mustBeAllowed(tx, userId, [], context)
  await deleteEditor(tx, userId)
  await addEditorAct(tx, context, { callable: removeEditor.name, subject: userId })
  context.afterCommit(() => context.sessions.forget(userId))
  return { removed: true }
})
