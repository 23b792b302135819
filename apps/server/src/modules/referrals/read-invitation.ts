import { readInvitation } from "@confetti/contract/referrals"
import { readInviteCode } from "@confetti/domain/invite-code"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { firstName } from "./first-name.ts"
import { inviterName } from "./store.ts"

/**
 * Who invites with this code, as far as a stranger who was given it may know. A code is often shared in public, so no picture
 * goes with it: its address has the person's id in it. Codes can't be gone through: there are three billion, and callers
 * have a budget.
 */
export const readInvitationCallable = readCallable(readInvitation, async ({ code }, { db }) => {
  const known = readInviteCode(code)
  const name = known === null ? null : await inviterName(db, known)
  return { inviter: name === null ? null : { name: firstName(name), picture: null } }
})
