import { AppError } from "@confetti/contract/app-error"
import { day, hour } from "@confetti/domain/durations"
import type { WriteContext } from "../../platform/callables/define-callable.ts"
import type { Config } from "../../platform/config.ts"
import { createWindowLimit, secondsUntilFree, type WindowLimit } from "../../platform/http/window-limit.ts"

const mostInHour = 10
const mostInDay = 30
/** A network has many people. */
const mostOfAddress = 60

/** Each server has its own. */
const byAddress = new WeakMap<Config, WindowLimit>()

function limitOf(config: Config): WindowLimit {
  const limit = byAddress.get(config) ?? createWindowLimit(mostOfAddress, hour)
  byAddress.set(config, limit)
  return limit
}

/** Takes one of what a person and their network may write. `written` is when they wrote in the last day, the oldest first. */
export function spendThought(written: readonly number[], { config, caller, now }: WriteContext): void {
  const limit = limitOf(config)
  const wait = Math.max(
    secondsUntilFree(
      written.filter((at) => at > now - hour),
      mostInHour,
      hour,
      now,
    ),
    secondsUntilFree(written, mostInDay, day, now),
    limit.wait(caller.address, now),
  )
  if (wait > 0) throw new AppError("thought/too-many", { retryAfter: wait })
  limit.take(caller.address, now)
}
