import type { WriteContext } from "../../platform/callables/define-callable.ts"
import type { Services } from "../../platform/services.ts"

const turnsPerMinute = 120

/** Several guests share a network; none starts a game every second. */
const guestsPerMinute = 120

export function spendTurn(playerId: string, { rateLimits }: Pick<Services, "rateLimits">): void {
  rateLimits.limit("game turns", turnsPerMinute).spend(playerId)
}

export function spendNewPlay({ rateLimits, caller }: WriteContext): void {
  if (caller.userId === null) rateLimits.limit("new plays", guestsPerMinute).spend(caller.address)
}
