import type { ReferralState } from "@confetti/contract/referrals"
import { hour } from "@confetti/domain/durations"
import { keysOf } from "@confetti/domain/keys"
import type { Words } from "@confetti/domain/messages/words"
import { t } from "../../platform/words/say.ts"

/** The server's own reasons. They are stored by name, so that they are read in the language of the pack. */
const reasons = {
  waits: t`All done. You usually get your points within two days.`,
  review: t`A person will review this invitation within a few days.`,
  appealed: t`A person will review this invitation again within a few days.`,
  countedBefore: t`This friend’s email address already earned points, and it counts once.`,
  rejected: t`A person reviewed this invitation, and it does not count.`,
}

/** The text of a stored reason: one of the server's, or what a reviewer wrote. */
export function reasonText(stored: string | null, words: Words): string | null {
  return stored !== null && Object.hasOwn(reasons, stored) ? reasons[stored as keyof typeof reasons](words) : stored
}

const day = 24 * hour

export const lookBackMs = 30 * day
/** How long an invitation waits that looks a little odd. */
export const waitMs = 2 * day
/** A wait is over after this, whatever still goes on around it. */
const longestWaitMs = 14 * day

/** What is known of an invitation once the invited person has settled in. Its tree is everybody one first person brought. */
export type ReferralFacts = {
  paidLately: number
  /** Accounts used on the invited person's device, theirs included; of their devices, the one with the most. */
  accountsOnDevice: number
  /** Others of the tree, invited lately, on a network of the invited person's. */
  treeOnNetwork: number
  treeLately: number
  /** How many of those in the last two days. */
  treeIsNew: number
  /** How many of those invited lately are on networks crowded with the tree. */
  crowdInTree: number
  /** How many of those in the last two days. */
  crowdIsNew: number
  /** Different people who brought two or more on a network of the invited person's lately, of whatever tree; the network with most. */
  invitersOnNetwork: number
  /** What became of the inviter's own invitation; null where nobody invited them. */
  inviterState: ReferralState | null
  waitsSince: number | null
}

export type ReferralSignal = "many-paid" | "shared-device" | "crowded-tree" | "busy-network" | "inviter-in-doubt"

export type ReferralDecision =
  | { verdict: "pay" }
  | { verdict: "wait"; until: number }
  | { verdict: "review"; signals: ReferralSignal[] }

/**
 * Whether an invitation is paid, waits, or is for a person to look at. Nothing is rejected here, and nothing for one shared device
 * or network alone: families have them, dormitories and events too. The numbers are what `npm run bench:referrals` asked for: looking
 * at an inviter and their inviter alone, a ring that spreads over a dozen networks was paid a third of its value, and families with a
 * tablet were held up. It is the whole tree on few networks that tells a ring.
 */
export function decideReferral(facts: ReferralFacts, mostPaid: number, now: number): ReferralDecision {
  const signals = strongSignals(facts, mostPaid)
  if (signals.length > 0) return { verdict: "review", signals }
  const { waitsSince } = facts
  if (waitsSince === null) return isOdd(facts) ? { verdict: "wait", until: now + waitMs } : { verdict: "pay" }
  if (now < waitsSince + waitMs) return { verdict: "wait", until: waitsSince + waitMs }
  // A ring that is patient would otherwise be paid before there is enough of it to see.
  const isGrowing = isShared(facts) && (facts.crowdIsNew >= 3 || facts.treeIsNew >= 10)
  const isOver = now >= waitsSince + longestWaitMs
  return isGrowing && !isOver ? { verdict: "wait", until: now + hour } : { verdict: "pay" }
}

function strongSignals(facts: ReferralFacts, mostPaid: number): ReferralSignal[] {
  const { paidLately, accountsOnDevice, crowdInTree, treeLately, invitersOnNetwork, inviterState } = facts
  const isInDoubt = inviterState === "review" || inviterState === "rejected"
  const isCrowded = crowdInTree >= 40 && crowdInTree * 3 > treeLately
  const found: Record<ReferralSignal, boolean> = {
    "many-paid": paidLately >= mostPaid,
    "shared-device": accountsOnDevice >= 6,
    "crowded-tree": isCrowded && isShared(facts),
    // Many small trees that know nothing of each other, all on one network.
    "busy-network": invitersOnNetwork >= 5,
    "inviter-in-doubt": isInDoubt && isShared(facts),
  }
  return keysOf(found).filter((signal) => found[signal])
}

/** A friend at home with their inviter, or one who reads fast, is nothing odd. */
function isOdd({ accountsOnDevice, treeOnNetwork, treeIsNew, invitersOnNetwork }: ReferralFacts): boolean {
  return accountsOnDevice >= 3 || treeOnNetwork >= 2 || treeIsNew >= 10 || invitersOnNetwork >= 3
}

function isShared({ accountsOnDevice, treeOnNetwork }: ReferralFacts): boolean {
  return accountsOnDevice >= 2 || treeOnNetwork >= 1
}
