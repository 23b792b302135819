import { readInvitation } from "@confetti/contract/referrals"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { inviterOf } from "./inviter-of.ts"

/** Share of the calls a minute that may read invitations. */
const share = 40

/**
 * Public facts about an invitation code. Codes are shared in public, so there is no picture, whose address contains the person's id. Three
 * billion codes and a small budget prevent trying them.
 */
export const readInvitationCallable = readCallable(readInvitation, async ({ code }, context) => {
  const { db, caller, config, rateLimits } = context
  rateLimits.limit("invitations", config.RATE_LIMIT_CALLABLES / share).spend(caller.address)
  const name = await inviterOf(db, code)
  return { inviter: name === null ? null : { name, picture: null } }
})
