import { randomUUID } from "node:crypto"
import { AppError } from "@confetti/contract/app-error"
import { inviteEditor } from "@confetti/contract/editors"
import { day } from "@confetti/domain/durations"
import { sortRoles } from "@confetti/domain/editors/roles"
import { requireConfirmation } from "../../platform/auth/require-user.ts"
import { hashToken } from "../../platform/auth/session-token.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../platform/operator/editor-acts-store.ts"
import { invitationView, viewEditors } from "./editor-view.ts"
import { invitationToken } from "./invitation-token.ts"
import { knownInvitations, upsertInvitation } from "./invitations-store.ts"
import { sendInvitationMail } from "./mail/mail-invitation.ts"
import { mustBeOwnerStill } from "./must-be-owner-still.ts"

const goodFor = 7 * day

/** Editors and invitations together. */
const most = 200

/** Invites an address. The mail job is added in the same transaction. */
export const inviteEditorCallable = writeCallable(inviteEditor, async (tx, { email, roles }, context) => {
  requireConfirmation(context)
  await mustBeOwnerStill(tx, context)
  const { caller, config, jobs, now } = context
  const editors = await viewEditors(tx, config)
  if (editors.some((each) => each.email === email)) throw new AppError("editor/already-editor")
  const others = (await knownInvitations(tx)).filter((each) => each.email !== email)
  if (editors.length + others.length >= most) throw new AppError("editor/too-many", { most })
  const id = randomUUID()
  const row = {
    id,
    email,
    roles: sortRoles(roles),
    token_hash: hashToken(invitationToken(config, id)),
    invited_by: caller.userId,
    created_at: new Date(now),
    expires_at: new Date(now + goodFor),
  }
  await upsertInvitation(tx, row)
  await sendInvitationMail(tx, jobs, id)
  // Without the address, which would outlive its account here.
  await addEditorAct(tx, context, { callable: inviteEditor.name, subject: `${id} ${row.roles.join(" ")}` })
  return { invitation: invitationView({ ...row, inviter: caller.email }) }
})
