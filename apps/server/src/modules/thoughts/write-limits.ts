import { AppError } from "@confetti/contract/app-error"
import { day, hour } from "@confetti/domain/durations"
import type { WriteContext } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { secondsUntilFree } from "../../platform/limits/window-limit.ts"

const mostInHour = 10
const mostInDay = 30
/** A network has many people. */
const mostOfAddress = 60

/** Charges a thought to the limits of a person and their network. `written` has the times of the last day, oldest first. */
export async function spendThought(tx: Tx, written: readonly number[], context: WriteContext): Promise<void> {
  const { caller, limits, now } = context
  const inHour = written.filter((at) => at > now - hour)
  const ownWait = Math.max(
    secondsUntilFree(inHour, mostInHour, hour, now),
    secondsUntilFree(written, mostInDay, day, now),
  )
  const ofAddress = { name: "thoughts of an address", key: caller.address, most: mostOfAddress, spanMs: hour }
  const wait = ownWait || (await limits.spend(tx, [ofAddress], now))
  if (wait > 0) throw new AppError("thought/too-many", { retryAfter: wait })
}
