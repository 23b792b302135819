import { AppError } from "@confetti/contract/app-error"
import { createWindowLimit, type WindowLimit } from "../../platform/http/window-limit.ts"
import { type Requester, requesterKey } from "./requester.ts"

const minute = 60_000

/** How often a code may be sent to one address. Throws the error that says how long to wait. */
export type SendBudget = (email: string, requester: Requester, isKnownDevice: boolean, now: number) => void

/**
 * Each requester may ask again after a while, and a few times in all. Strangers to an account share one more budget, so that
 * nobody's mailbox is flooded; a device the account was signed in on does not: nobody else can use its budget up.
 */
export function createSendBudget(): SendBudget {
  const again = createWindowLimit(1, 20_000)
  const own = createWindowLimit(5, 15 * minute)
  const strangers = createWindowLimit(10, 60 * minute)
  return (email, requester, isKnownDevice, now) => {
    const key = `${email} ${requesterKey(requester)}`
    const budgets: [WindowLimit, string][] = [
      [again, key],
      [own, key],
    ]
    if (!isKnownDevice) budgets.push([strangers, email])
    const retryAfter = Math.max(...budgets.map(([limit, by]) => limit.wait(by, now)))
    if (retryAfter > 0) throw new AppError("request/rate-limited", { retryAfter })
    for (const [limit, by] of budgets) limit.take(by, now)
  }
}
