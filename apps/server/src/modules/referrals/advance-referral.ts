import { randomUUID } from "node:crypto"
import type { ReferralState } from "@confetti/contract/referrals"
import { isAccountComplete } from "@confetti/domain/account/is-account-complete"
import { wayToEarn } from "@confetti/domain/points/action-points"
import { isQualified, missingOfReferral, type ReferralMissing } from "@confetti/domain/points/referral-progress"
import { authSecret } from "../../platform/auth/auth-secret.ts"
import type { Config } from "../../platform/config.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { type EventContext, publish } from "../../platform/extension-point.ts"
import { awardsOf, lockPoints } from "../points/ledger-store.ts"
import { award, markPaid } from "../points/paid-once.ts"
import { decideReferral, lookBackMs, type ReferralFacts } from "./decide-referral.ts"
import { addressesOf, type Invited } from "./invited-store.ts"
import { networkMarks } from "./network-marks.ts"
import { addReferral, changeReferral, lockAccounts, lockReferral, type ReferralRow } from "./referral-store.ts"
import { referralPaid } from "./referral-events.ts"
import { accountsOnDevice, invitedOn, invitersOn, ownStateOf, treeAround } from "./signals-store.ts"
import { treeFacts } from "./tree-facts.ts"

type Payment = { row: ReferralRow; friendEmail: string | null; isByHand: boolean }

type PaymentParts = EventContext & { config: Config; now: number }

type Joined = Invited & { referred_by: string; referred_at: Date }

export function missingOf(person: Pick<Invited, "name" | "email" | "tiles_read">, config: Config): ReferralMissing {
  const facts = { isAccountComplete: isAccountComplete(person), tilesRead: person.tiles_read }
  return missingOfReferral(facts, config.REFERRAL_TILES)
}

/** Advances an invitation as far as possible, touching only the inviter's rows. Returns its state; null if one of the two is leaving. */
export async function advanceReferral(
  tx: Tx,
  invited: Joined,
  { config, now, ...events }: PaymentParts,
): Promise<ReferralState | null> {
  const { user_id: invitedId, referred_by: inviterId, referred_at: invited_at } = invited
  if (!(await lockAccounts(tx, [inviterId, invitedId]))) return null
  await addReferral(tx, { user_id: inviterId, invited_id: invitedId, referral_id: randomUUID(), invited_at })
  // Invitations of an inviter are decided in turn: each counts those paid before.
  await lockPoints(tx, inviterId)
  const found = await lockReferral(tx, inviterId, invitedId)
  if (!found) throw new Error(`referral of ${invitedId} by ${inviterId} is missing though both accounts are locked`)
  const row = await noteNetworks(tx, found, config)
  const isOpen = row.state === "qualified" || (row.state === "pending" && isQualified(missingOf(invited, config)))
  return isOpen ? judge(tx, row, invited.email, { config, now, ...events }) : row.state
}

async function noteNetworks(tx: Tx, row: ReferralRow, config: Config): Promise<ReferralRow> {
  const seen = networkMarks(await addressesOf(tx, row.invited_id), authSecret(config))
  const networks = [...new Set([...row.networks, ...seen])]
  if (networks.length > row.networks.length) await changeReferral(tx, row, { networks })
  return { ...row, networks }
}

async function judge(
  tx: Tx,
  row: ReferralRow,
  friendEmail: string | null,
  parts: PaymentParts,
): Promise<ReferralState> {
  const { config, now } = parts
  const verdict = decideReferral(await gatherFacts(tx, row, now), config.REFERRAL_MOST_PAID, now)
  const qualified_at = row.qualified_at ?? new Date(now)
  switch (verdict.verdict) {
    case "pay":
      await changeReferral(tx, row, { qualified_at })
      if (await payReferral(tx, { row, friendEmail, isByHand: false }, parts)) return "paid"
      await changeReferral(tx, row, { state: "rejected", decided_at: new Date(now), reason: "countedBefore" })
      return "rejected"
    case "wait":
      await changeReferral(tx, row, { state: "qualified", qualified_at, reason: "waits" })
      return "qualified"
    case "review": {
      const signals = [...new Set([...row.signals, ...verdict.signals])]
      await changeReferral(tx, row, { state: "review", qualified_at, signals, reason: "review" })
      return "review"
    }
  }
}

async function gatherFacts(tx: Tx, row: ReferralRow, now: number): Promise<ReferralFacts> {
  const { user_id: inviterId, invited_id: invitedId, qualified_at, state } = row
  const since = new Date(now - lookBackMs)
  const tree = await treeAround(tx, inviterId, since)
  const networks = [...new Set(tree.flatMap((member) => member.networks))]
  // Counted in the ledger, as an erased friend's invitation is deleted.
  const { paidSince } = await awardsOf(tx, inviterId, "referral", row.referral_id, since)
  return {
    ...treeFacts(invitedId, tree, await invitedOn(tx, networks, since), now),
    paidLately: paidSince,
    invitersOnNetwork: await invitersOn(tx, row.networks, since),
    accountsOnDevice: await accountsOnDevice(tx, invitedId),
    inviterState: await ownStateOf(tx, inviterId),
    waitsSince: state === "qualified" && qualified_at !== null ? qualified_at.getTime() : null,
  }
}

/**
 * Pays the inviter in the current transaction. A friend's mailbox pays once, whichever account and inviter: otherwise false, unless a
 * person decided it.
 */
export async function payReferral(
  tx: Tx,
  { row, friendEmail, isByHand }: Payment,
  parts: PaymentParts,
): Promise<boolean> {
  const friend = friendEmail === null ? null : ({ email: friendEmail, action: "referral", subject: "friend" } as const)
  const isFirst = friend === null || (await markPaid(tx, friend, parts))
  if (!isFirst && !isByHand) return false
  // The ledger names the invitation and not the friend, who may be erased.
  const { user_id: userId, referral_id: subject } = row
  const { points } = wayToEarn("referral")
  await award(tx, { userId, action: "referral", subject, points }, parts.now)
  await changeReferral(tx, row, { state: "paid", decided_at: new Date(parts.now), reason: null })
  await publish(tx, parts, referralPaid, { userId, referralId: subject, points, now: parts.now })
  return true
}
