import type { ReferralState } from "@confetti/contract/referrals"

const hour = 3_600_000
const day = 24 * hour

/** How far back looking goes for what was paid and who joined. */
export const lookBackMs = 30 * day
/** How long an invitation waits that looks a little odd. */
export const waitMs = 2 * day
/** A wait is over after this, whatever still goes on around it. */
const longestWaitMs = 14 * day

/** What is known of an invitation once the invited person has settled in. Its tree is everybody one first person brought. */
export type ReferralFacts = {
  /** How many invitations were paid to this inviter lately. */
  paidLately: number
  /** Accounts used on the invited person's device, theirs included; of their devices, the one with the most. */
  accountsOnDevice: number
  /** Others of the tree, invited lately, on a network of the invited person's. */
  treeOnNetwork: number
  /** How many of the tree were invited lately. */
  treeLately: number
  /** How many of those in the last two days. */
  treeIsNew: number
  /** How many of those invited lately are on networks crowded with the tree. */
  crowdInTree: number
  /** How many of those in the last two days. */
  crowdIsNew: number
  /** What became of the inviter's own invitation; null where nobody invited them. */
  inviterState: ReferralState | null
  /** Since when it waits; null while it does not. */
  waitsSince: number | null
}

/** What a person is told who looks at an invitation. */
export type ReferralSignal = "many-paid" | "shared-device" | "crowded-tree" | "inviter-in-doubt"

export type ReferralVerdict =
  | { verdict: "pay" }
  | { verdict: "wait"; until: number }
  | { verdict: "review"; signals: ReferralSignal[] }

/**
 * Whether an invitation is paid, waits, or is for a person to look at. Nothing is rejected here, and nothing for one shared device
 * or network alone: families have them, dormitories and events too. The numbers are what `npm run bench:referrals` asked for: looking
 * at an inviter and their inviter alone, a ring that spreads over a dozen networks was paid a third of its value, and families with a
 * tablet were held up. It is the whole tree on few networks that tells a ring.
 */
export function judgeReferral(facts: ReferralFacts, mostPaid: number, now: number): ReferralVerdict {
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
  const { paidLately, accountsOnDevice, crowdInTree, treeLately, inviterState } = facts
  const isInDoubt = inviterState === "review" || inviterState === "rejected"
  const isCrowded = crowdInTree >= 40 && crowdInTree * 3 > treeLately
  const found: Record<ReferralSignal, boolean> = {
    "many-paid": paidLately >= mostPaid,
    "shared-device": accountsOnDevice >= 6,
    "crowded-tree": isCrowded && isShared(facts),
    "inviter-in-doubt": isInDoubt && isShared(facts),
  }
  return (Object.keys(found) as ReferralSignal[]).filter((signal) => found[signal])
}

/** A friend at home with their inviter, or one who reads fast, is nothing odd. */
function isOdd({ accountsOnDevice, treeOnNetwork, treeIsNew }: ReferralFacts): boolean {
  return accountsOnDevice >= 3 || treeOnNetwork >= 2 || treeIsNew >= 10
}

function isShared({ accountsOnDevice, treeOnNetwork }: ReferralFacts): boolean {
  return accountsOnDevice >= 2 || treeOnNetwork >= 1
}
