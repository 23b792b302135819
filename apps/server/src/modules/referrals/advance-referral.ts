import { randomUUID } from "node:crypto"
import type { ReferralState } from "@confetti/contract/referrals"
import { isAccountComplete } from "@confetti/domain/is-account-complete"
import { isQualified, missingOfReferral, type ReferralMissing } from "@confetti/domain/referral-progress"
import { authSecret } from "../../platform/auth/auth-secret.ts"
import type { Config } from "../../platform/config.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { holdPoints } from "../points/ledger-store.ts"
import { gatherFacts } from "./gather-facts.ts"
import { addressesOf, type Invited } from "./invited-store.ts"
import { judgeReferral } from "./judge-referral.ts"
import { networkMarks } from "./network-marks.ts"
import { payReferral } from "./pay-referral.ts"
import { addReferral, changeReferral, holdAccounts, holdReferral, type ReferralRow } from "./referral-store.ts"
import { referralWords } from "./referral-words.ts"

type Joined = Invited & { referred_by: string; referred_at: Date }

export function missingOf(person: Pick<Invited, "name" | "email" | "tiles_read">, config: Config): ReferralMissing {
  const facts = { isAccountComplete: isAccountComplete(person), tilesRead: person.tiles_read }
  return missingOfReferral(facts, config.REFERRAL_TILES)
}

/**
 * Takes an invitation as far as it goes by now, in a transaction of the inviter's things alone: their row of it, and their points.
 * Its state; null where one of the two is leaving.
 */
export async function advanceReferral(
  tx: Tx,
  invited: Joined,
  { config, now }: { config: Config; now: number },
): Promise<ReferralState | null> {
  const { user_id: invitedId, referred_by: inviterId, referred_at: invited_at } = invited
  if (!(await holdAccounts(tx, [inviterId, invitedId]))) return null
  await addReferral(tx, { user_id: inviterId, invited_id: invitedId, referral_id: randomUUID(), invited_at })
  // An inviter's invitations are judged one after the other: each counts those paid before it.
  await holdPoints(tx, inviterId)
  const found = await holdReferral(tx, inviterId, invitedId)
  if (!found) throw new Error("an invitation is gone while its people are held")
  const row = await noteNetworks(tx, found, config)
  const isOpen = row.state === "qualified" || (row.state === "pending" && isQualified(missingOf(invited, config)))
  return isOpen ? judge(tx, row, config.REFERRAL_MOST_PAID, now) : row.state
}

async function noteNetworks(tx: Tx, row: ReferralRow, config: Config): Promise<ReferralRow> {
  const seen = networkMarks(await addressesOf(tx, row.invited_id), authSecret(config))
  const networks = [...new Set([...row.networks, ...seen])]
  if (networks.length > row.networks.length) await changeReferral(tx, row, { networks })
  return { ...row, networks }
}

async function judge(tx: Tx, row: ReferralRow, mostPaid: number, now: number): Promise<ReferralState> {
  const verdict = judgeReferral(await gatherFacts(tx, row, now), mostPaid, now)
  const qualified_at = row.qualified_at ?? new Date(now)
  switch (verdict.verdict) {
    case "pay":
      await changeReferral(tx, row, { qualified_at })
      await payReferral(tx, row, now)
      return "paid"
    case "wait":
      await changeReferral(tx, row, { state: "qualified", qualified_at, reason: referralWords.waits })
      return "qualified"
    case "review": {
      const signals = [...new Set([...row.signals, ...verdict.signals])]
      await changeReferral(tx, row, { state: "review", qualified_at, signals, reason: referralWords.review })
      return "review"
    }
  }
}
