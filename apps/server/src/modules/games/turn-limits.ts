import type { WriteContext } from "../../platform/callables/define-callable.ts"
import type { Services } from "../../platform/services.ts"

/** More than anybody types, and too few to try a dictionary. */
const turnsPerMinute = 120

/** A network has many installations, and none needs a new play every second. */
const strangersPerMinute = 120

/** Takes one of a player's turns. */
export function spendTurn(playerId: string, { rateLimits }: Pick<Services, "rateLimits">): void {
  rateLimits.limit("game turns", turnsPerMinute).spend(playerId)
}

/** A stranger's new play is kept with nobody to answer for it: so many of one network. */
export function spendNewPlay({ rateLimits, caller }: WriteContext): void {
  if (caller.userId === null) rateLimits.limit("new plays", strangersPerMinute).spend(caller.address)
}
