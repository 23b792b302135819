import { readInvitation } from "@confetti/contract/referrals"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { inviterOf } from "./inviter-of.ts"

/** Of what callers may call in a minute, this part may read invitations. */
const share = 40

/**
 * Who invites with this code, as far as a stranger who was given it may know. A code is often shared in public, so no picture
 * goes with it: its address has the person's id in it. Codes can't be gone through: there are three billion, and whoever reads
 * them has a small budget.
 */
export const readInvitationCallable = readCallable(readInvitation, async ({ code }, context) => {
  const { db, caller, config, rateLimits } = context
  rateLimits.limit("invitations", config.RATE_LIMIT_CALLABLES / share).spend(caller.address)
  const name = await inviterOf(db, code)
  return { inviter: name === null ? null : { name, picture: null } }
})
