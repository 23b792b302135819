import { AppError } from "@confetti/contract/app-error"
import { minute } from "@confetti/domain/durations"
import { wideNetwork } from "../../platform/http/client-address.ts"
import { createWindowLimit, type WindowLimit } from "../../platform/http/window-limit.ts"
import { canonicalMailbox } from "../../platform/mail/canonical-mailbox.ts"
import { type Requester, requesterKey } from "./requester.ts"

const hour = 60 * minute
/** What strangers from one network, and from the block it is in, may have sent to one mailbox in an hour. */
const mostOfNetwork = 6
const mostOfBlock = 12
/** Each block's first ones to a mailbox come out of a pool of their own, wherever others have gone through the rest. */
const firstOfBlock = 2
const firstPool = 40
const restPool = 10

/** How often a code may be sent to one address. Throws the error that says how long to wait. */
export type SendBudget = (email: string, requester: Requester, isKnownDevice: boolean, now: number) => void

/**
 * Each requester may ask again after a while, and a few times in all; each network may have codes sent to so many addresses an hour.
 * A device the account was signed in on has nothing else to mind. Strangers share what one mailbox gets an hour (50), a network and its
 * block each no more than their share: shutting somebody out on a network of their own takes `firstPool / firstOfBlock` other blocks.
 */
export function createSendBudget(mostOfSender: number): SendBudget {
  const again = createWindowLimit(1, 20_000)
  const own = createWindowLimit(5, 15 * minute)
  const sender = createWindowLimit(mostOfSender, hour)
  const network = createWindowLimit(mostOfNetwork, hour)
  const block = createWindowLimit(mostOfBlock, hour)
  const beginning = createWindowLimit(firstOfBlock, hour)
  const first = createWindowLimit(firstPool, hour)
  const rest = createWindowLimit(restPool, hour)
  return (email, requester, isKnownDevice, now) => {
    const key = `${email} ${requesterKey(requester)}`
    const budgets: [WindowLimit, string][] = [
      [again, key],
      [own, key],
    ]
    if (!isKnownDevice) {
      const mailbox = canonicalMailbox(email)
      const blockKey = `${mailbox} ${wideNetwork(requester.address)}`
      const isFirst = beginning.wait(blockKey, now) === 0
      budgets.push([sender, requester.address], [network, `${mailbox} ${requester.address}`], [block, blockKey])
      if (isFirst) budgets.push([beginning, blockKey], [first, mailbox])
      else budgets.push([rest, mailbox])
    }
    const retryAfter = Math.max(...budgets.map(([limit, by]) => limit.wait(by, now)))
    if (retryAfter > 0) throw new AppError("request/rate-limited", { retryAfter })
    for (const [limit, by] of budgets) limit.take(by, now)
  }
}
