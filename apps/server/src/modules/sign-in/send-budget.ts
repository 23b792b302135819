import { usualCodeDigits } from "@confetti/contract/limits"
import { day, minute } from "@confetti/domain/durations"
import type { Db } from "../../platform/db/open-database.ts"
import { providerNetwork, wideNetwork } from "../../platform/http/client-address.ts"
import { spendWindows, type WindowBudget, type WindowLimits } from "../../platform/limits/window-limits.ts"
import { canonicalMailbox } from "../../platform/mail/canonical-mailbox.ts"
import { type Requester, requesterKey } from "./requester.ts"

const hour = 60 * minute
/** What strangers from one network, and from the block it is in, may have sent to one mailbox in an hour. */
const mostOfNetwork = 6
const mostOfBlock = 12
/** Each provider's first ones to a mailbox come out of a pool of their own, wherever others have gone through the rest. */
const firstOfProvider = 2
const firstPool = 40
const restPool = 10

/** 66 bits: beyond guessing, however many codes are sent. */
const unguessableDigits = 20
/** Wrong codes for one mailbox in a day, whoever typed them, from which on somebody is taken to be guessing. */
const mostWrong = 50

type Ask = { email: string; requester: Requester; isKnownDevice: boolean; mostOfSender: number; now: number }

/**
 * Takes a code out of its budgets; throws the error that says how long to wait. Each requester may ask again after a while, and a few times in
 * all; each network may have codes sent to so many addresses an hour. A device the account was signed in on has nothing else to mind.
 * Strangers share what one mailbox gets an hour (50), a network and its block each no more than their share: shutting somebody out on a
 * network of their own takes `firstPool / firstOfProvider` other providers.
 */
export async function spendSend(db: Db, limits: WindowLimits, ask: Ask): Promise<void> {
  const { email, requester, isKnownDevice, now } = ask
  const key = `${email} ${requesterKey(requester)}`
  const budgets: WindowBudget[] = [
    { name: "send again", key, most: 1, spanMs: 20_000 },
    { name: "send of a requester", key, most: 5, spanMs: 15 * minute },
    ...(isKnownDevice ? [] : await ofStrangers(db, limits, ask)),
  ]
  await spendWindows(db, { limits, now }, ...budgets)
}

async function ofStrangers(db: Db, limits: WindowLimits, ask: Ask): Promise<WindowBudget[]> {
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

/** How many digits the next code for a mailbox has: more while somebody guesses, so that nobody has to be kept from signing in. */
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
