import { usualCodeDigits } from "@confetti/contract/limits"
import { day, minute } from "@confetti/domain/durations"
import type { Db } from "../../platform/db/open-database.ts"
import { providerNetwork, wideNetwork } from "../../platform/http/client-address.ts"
import { spendWindows, type WindowBudget, type WindowLimits } from "../../platform/limits/window-limits.ts"
import { canonicalMailbox } from "../../platform/mail/canonical-mailbox.ts"
import { type Requester, requesterKey } from "./requester.ts"

const hour = 60 * minute
/** Codes an hour to one mailbox from unknown devices of a network, and of the block around it. */
const mostOfNetwork = 6
const mostOfBlock = 12
/** Each provider's first codes to a mailbox have their own pool, whatever others used up. */
const firstOfProvider = 2
const firstPool = 40
const restPool = 10

/** 66 bits: can't be guessed, however many codes are sent. */
const unguessableDigits = 20
/** Wrong codes for a mailbox in a day that count as guessing. */
const mostWrong = 50

type Ask = { email: string; requester: Requester; isKnownDevice: boolean; mostOfSender: number; now: number }

/**
 * Charges a code to its budgets, or throws with the time to wait. A requester may retry a few times; a network may send codes to a limited
 * number of addresses an hour. Known devices have no other limits. Unknown ones share 50 codes an hour for a mailbox, and a network and its
 * block get only a part of them: locking someone out takes `firstPool / firstOfProvider` other providers.
 */
export async function spendSend(db: Db, limits: WindowLimits, ask: Ask): Promise<void> {
  const { email, requester, isKnownDevice, now } = ask
  const key = `${email} ${requesterKey(requester)}`
  const budgets: WindowBudget[] = [
    { name: "send again", key, most: 1, spanMs: 20_000 },
    { name: "send of a requester", key, most: 5, spanMs: 15 * minute },
    ...(isKnownDevice ? [] : await guestBudgets(db, limits, ask)),
  ]
  await spendWindows(db, { limits, now }, ...budgets)
}

async function guestBudgets(db: Db, limits: WindowLimits, ask: Ask): Promise<WindowBudget[]> {
  const { email, requester, mostOfSender, now } = ask
  const mailbox = canonicalMailbox(email)
  const block = `${mailbox} ${wideNetwork(requester.address)}`
  const beginning = hourly(
    "first sends of a provider",
    `${mailbox} ${providerNetwork(requester.address)}`,
    firstOfProvider,
  )
  const isFirst = (await limits.wait(db, [beginning], now)) === 0
  return [
    hourly("send of a sender", requester.address, mostOfSender),
    hourly("send of a network", `${mailbox} ${requester.address}`, mostOfNetwork),
    hourly("send of a block", block, mostOfBlock),
    ...(isFirst
      ? [beginning, hourly("first sends to a mailbox", mailbox, firstPool)]
      : [hourly("further sends to a mailbox", mailbox, restPool)]),
  ]
}

/** Digits of the next code for a mailbox: more while someone is guessing, so that nobody is locked out. */
export async function codeDigits(db: Db, limits: WindowLimits, email: string, now: number): Promise<number> {
  return (await limits.wait(db, [wrongCodes(email)], now)) === 0 ? usualCodeDigits : unguessableDigits
}

export async function countWrongCode(db: Db, limits: WindowLimits, email: string, now: number): Promise<void> {
  await limits.spend(db, [wrongCodes(email)], now)
}

function wrongCodes(email: string): WindowBudget {
  return { name: "wrong codes of a mailbox", key: canonicalMailbox(email), most: mostWrong, spanMs: day }
}

function hourly(name: string, key: string, most: number): WindowBudget {
  return { name, key, most, spanMs: hour }
}
