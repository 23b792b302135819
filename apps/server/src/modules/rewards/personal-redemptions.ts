import { isOpen } from "@confetti/domain/redemption"
import type { Tx } from "../../platform/db/open-database.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { holdPoints } from "../points/ledger-store.ts"
import { settle } from "./advance-redemption.ts"
import { advanceRow } from "./advance-row.ts"
import { forgetRedemptions, putRedemption, redemptionsOf } from "./redemption-store.ts"

/** What somebody redeemed. Where it goes stays sealed in an export: the app shows it for as long as it is kept. */
export const personalRedemptions: PersonalData = {
  name: "redemptions",
  tables: ["redemptions"],
  read: async (db, userId) =>
    (await redemptionsOf(db, userId)).map((row) => ({
      id: row.redemption_id,
      item: row.item_id,
      title: row.title,
      variant: row.variant_name,
      cost: row.cost,
      state: row.state,
      redeemedAt: row.held_at.toISOString(),
    })),
  erase: async (tx, userId) => {
    await closeOpen(tx, userId)
    await forgetRedemptions(tx, userId)
  },
}

/** Who leaves gets no parcel: what is not sent yet is taken back, so that the shop has its pieces and the ledger its sums. */
async function closeOpen(tx: Tx, userId: string): Promise<void> {
  const open = (await redemptionsOf(tx, userId)).filter(({ state }) => isOpen(state))
  if (open.length === 0) return
  let account = await holdPoints(tx, userId)
  const now = new Date()
  for (const { item_document: _shown, ...row } of open) {
    const left = advanceRow(row, "leave", now, {})
    if (left === null) throw new Error(`${row.redemption_id} can't be closed`)
    await putRedemption(tx, left)
    account = await settle(tx, account, left, now)
  }
}
