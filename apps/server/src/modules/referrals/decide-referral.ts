import type { ReferralState } from "@confetti/contract/referrals"
import { hour } from "@confetti/domain/durations"
import { keysOf } from "@confetti/domain/keys"
import type { Words } from "@confetti/domain/messages/words"
import { t } from "../../platform/words/say.ts"

/** The server's reasons, stored by name and shown in the pack's language. */
const reasons = {
  waits: t`All done. You usually get your points within two days.`,
  review: t`A person will review this invitation within a few days.`,
  appealed: t`A person will review this invitation again within a few days.`,
  countedBefore: t`This friend’s email address already earned points, and it counts once.`,
  rejected: t`A person reviewed this invitation, and it does not count.`,
}

/** The text of a stored reason: the server's, or a reviewer's own. */
export function reasonText(stored: string | null, words: Words): string | null {
  return stored !== null && Object.hasOwn(reasons, stored) ? reasons[stored as keyof typeof reasons](words) : stored
}

const day = 24 * hour

export const lookBackMs = 30 * day
/** How long a slightly odd invitation waits. */
export const waitMs = 2 * day
const longestWaitMs = 14 * day

/** Facts about an invitation whose person has settled in. Its tree is everyone brought by one first person. */
export type ReferralFacts = {
  paidLately: number
  /** Accounts on the invited person's most shared device, theirs included. */
  accountsOnDevice: number
  /** Other recent members of the tree on one of the person's networks. */
  treeOnNetwork: number
  treeLately: number
  /** Referrals of the last two days. */
  treeIsNew: number
  /** Recent members on networks crowded with the tree. */
  crowdInTree: number
  /** Referrals of the last two days. */
  crowdIsNew: number
  /** People of any tree who recently brought two or more on one of the person's networks; the busiest network counts. */
  invitersOnNetwork: number
  /** The state of the inviter's own invitation; null if nobody invited them. */
  inviterState: ReferralState | null
  waitsSince: number | null
}

export type ReferralSignal = "many-paid" | "shared-device" | "crowded-tree" | "busy-network" | "inviter-in-doubt"

export type ReferralDecision =
  | { verdict: "pay" }
  | { verdict: "wait"; until: number }
  | { verdict: "review"; signals: ReferralSignal[] }

/**
 * Decides whether an invitation is paid, waits, or goes to review. Nothing is rejected, and a shared device or network alone is no reason:
 * families and dormitories have them. The thresholds come from `npm run bench:referrals`: looking only at the inviter, a ring across a
 * dozen networks was paid a third of its value, and families with a tablet were delayed. A whole tree on few networks reveals a ring.
 */
export function decideReferral(facts: ReferralFacts, mostPaid: number, now: number): ReferralDecision {
  const signals = strongSignals(facts, mostPaid)
  if (signals.length > 0) return { verdict: "review", signals }
  const { waitsSince } = facts
  if (waitsSince === null) return isOdd(facts) ? { verdict: "wait", until: now + waitMs } : { verdict: "pay" }
  if (now < waitsSince + waitMs) return { verdict: "wait", until: waitsSince + waitMs }
  // A patient ring would otherwise be paid before it is large enough to be seen.
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
    // Many small, unrelated trees on one network.
    "busy-network": invitersOnNetwork >= 5,
    "inviter-in-doubt": isInDoubt && isShared(facts),
  }
  return keysOf(found).filter((signal) => found[signal])
}

/** A friend at the inviter's home, or a fast reader, is not odd. */
function isOdd({ accountsOnDevice, treeOnNetwork, treeIsNew, invitersOnNetwork }: ReferralFacts): boolean {
  return accountsOnDevice >= 3 || treeOnNetwork >= 2 || treeIsNew >= 10 || invitersOnNetwork >= 3
}

function isShared({ accountsOnDevice, treeOnNetwork }: ReferralFacts): boolean {
  return accountsOnDevice >= 2 || treeOnNetwork >= 1
}
