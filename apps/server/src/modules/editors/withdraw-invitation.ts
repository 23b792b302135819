import { AppError } from "@confetti/contract/app-error"
import { withdrawInvitation } from "@confetti/contract/editors"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../platform/operator/editor-acts-store.ts"
import { deleteInvitation } from "./invitations-store.ts"
import { mustBeOwnerStill } from "./must-be-owner-still.ts"

export const withdrawInvitationCallable = writeCallable(withdrawInvitation, async (tx, { invitationId }, context) => {
  await mustBeOwnerStill(tx, context)
  if (!(await deleteInvitation(tx, invitationId))) throw new AppError("editor/invitation-not-found")
  await addEditorAct(tx, context, { callable: withdrawInvitation.name, subject: invitationId })
  return { withdrawn: true }
})
