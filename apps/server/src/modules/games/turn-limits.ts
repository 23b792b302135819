import { AppError } from "@confetti/contract/app-error"
import type { CallContext, WriteContext } from "../../platform/callables/define-callable.ts"
import type { Config } from "../../platform/config.ts"
import { createRateLimit, type RateLimit } from "../../platform/http/rate-limit.ts"

/** More than anybody types, and too few to try a dictionary. */
const turnsPerMinute = 120

/** A network has many installations, and none needs a new play every second. */
const strangersPerMinute = 120

type Limits = { turns: RateLimit; strangers: RateLimit }

/** Each server has its own. */
const limits = new WeakMap<Config, Limits>()

function limitsOf(config: Config): Limits {
  const made = limits.get(config) ?? {
    turns: createRateLimit(turnsPerMinute),
    strangers: createRateLimit(strangersPerMinute),
  }
  limits.set(config, made)
  return made
}

/** Takes one of a player's turns. */
export function spendTurn(playerId: string, { config, now }: CallContext & { config: Config }): void {
  mustWait(limitsOf(config).turns.take(playerId, now))
}

/** A stranger's new play is kept with nobody to answer for it: so many of one network. */
export function spendNewPlay({ config, caller, now }: WriteContext): void {
  if (caller.userId === null) mustWait(limitsOf(config).strangers.take(caller.address, now))
}

function mustWait(seconds: number): void {
  if (seconds > 0) throw new AppError("request/rate-limited", { retryAfter: seconds })
}
