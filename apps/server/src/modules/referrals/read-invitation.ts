import { readInvitation } from "@confetti/contract/referrals"
import { readCallable } from "../../platform/callables/define-callable.ts"
import type { Config } from "../../platform/config.ts"
import { createRateLimitGuard } from "../../platform/http/rate-limit.ts"
import { inviterOf } from "./inviter-of.ts"

/** Of what callers may call in a minute, this part may read invitations. */
const share = 40

const guards = new WeakMap<Config, (caller: string) => void>()

/** One server's. */
function guardOf(config: Config, clock: () => number): (caller: string) => void {
  const guard = guards.get(config) ?? createRateLimitGuard(config.RATE_LIMIT_CALLABLES / share, clock)
  guards.set(config, guard)
  return guard
}

/**
 * Who invites with this code, as far as a stranger who was given it may know. A code is often shared in public, so no picture
 * goes with it: its address has the person's id in it. Codes can't be gone through: there are three billion, and whoever reads
 * them has a small budget.
 */
export const readInvitationCallable = readCallable(readInvitation, async ({ code }, context) => {
  const { db, caller, config, clock } = context
  guardOf(config, clock)(caller.address)
  const name = await inviterOf(db, code)
  return { inviter: name === null ? null : { name, picture: null } }
})
