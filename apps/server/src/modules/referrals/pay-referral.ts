import { wayToEarn } from "@confetti/domain/action-points"
import type { Tx } from "../../platform/db/open-database.ts"
import { award } from "../points/award.ts"
import { changeReferral, type ReferralRow } from "./referral-store.ts"

/** Pays the inviter, in the transaction that says it is paid. */
export async function payReferral(tx: Tx, row: ReferralRow, now: number): Promise<void> {
  // The ledger names the invitation, never the friend: should they be erased, nothing of them is left in it.
  const { user_id: userId, referral_id: subject } = row
  await award(tx, { userId, action: "referral", subject, points: wayToEarn("referral").points }, now)
  await changeReferral(tx, row, { state: "paid", decided_at: new Date(now), reason: null })
}
