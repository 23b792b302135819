import type { WriteContext } from "../../platform/callables/define-callable.ts"
import type { Services } from "../../platform/services.ts"

/** More than anybody types, and too few to try a dictionary. */
const turnsPerMinute = 120

/** A network has many installations, and none needs a new play every second. */
const strangersPerMinute = 120

export function spendTurn(playerId: string, { rateLimits }: Pick<Services, "rateLimits">): void {
  rateLimits.limit("game turns", turnsPerMinute).spend(playerId)
}

export function spendNewPlay({ rateLimits, caller }: WriteContext): void {
  if (caller.userId === null) rateLimits.limit("new plays", strangersPerMinute).spend(caller.address)
}
