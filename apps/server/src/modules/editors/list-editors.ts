import { listEditors } from "@confetti/contract/editors"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { invitationView, viewEditors } from "./editor-view.ts"
import { knownInvitations } from "./invitations-store.ts"

export const listEditorsCallable = readCallable(listEditors, async (_none, context) => {
  const { db, config } = context
  const invitations = await knownInvitations(db)
  return { editors: await viewEditors(db, config), invitations: invitations.map(invitationView) }
})
