import { AppError } from "@confetti/contract/app-error"
import { acceptInvitation } from "@confetti/contract/editors"
import { sortRoles } from "@confetti/domain/editors/roles"
import { hashToken } from "../../platform/auth/session-token.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../platform/operator/editor-acts-store.ts"
import { deleteInvitation, lockInvitation } from "./invitations-store.ts"
import { editorOf, lockAccount, lockEditors, upsertEditor } from "./store.ts"

/** Makes the invited person an editor. They can do nothing until they sign in with a passkey. */
export const acceptInvitationCallable = writeCallable(acceptInvitation, async (tx, { token }, context) => {
  const { userId, email } = context.caller
  const { sessions, now, afterCommit } = context
  await lockEditors(tx)
  const invitation = await lockInvitation(tx, hashToken(token))
  if (!invitation) throw new AppError("editor/invitation-not-found")
  if (invitation.email !== email) throw new AppError("editor/other-address")
  if (invitation.expires_at.getTime() <= now) throw new AppError("editor/invitation-expired")
  // A token can outlive its account for a moment.
  if (!(await lockAccount(tx, userId))) throw new AppError("session/expired")
  const before = await editorOf(tx, userId)
  const roles = sortRoles([...(before?.roles ?? []), ...invitation.roles])
  const created_at = before?.created_at ?? new Date(now)
  await upsertEditor(tx, { user_id: userId, roles, invited_by: invitation.invited_by, created_at }, new Date(now))
  await deleteInvitation(tx, invitation.id)
  const subject = `${userId} ${roles.join(" ")}, by ${invitation.id}`
  await addEditorAct(tx, context, { callable: acceptInvitation.name, subject })
  afterCommit(() => sessions.forget(userId))
  return { roles }
})
