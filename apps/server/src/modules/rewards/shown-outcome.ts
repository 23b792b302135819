import { AppError } from "@confetti/contract/app-error"
import type { Redemption } from "@confetti/contract/rewards"
import type { Config } from "../../platform/config.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import type { Account } from "../points/ledger-store.ts"
import { findRedemption } from "./redemption-store.ts"
import { redemptionView } from "./redemption-view.ts"

type Outcome = { redemption: Redemption; balance: number; held: number }

/** A redemption and what its person has now. */
export async function shownOutcome(
  tx: Tx,
  { userId, points, held }: Account,
  redemptionId: string,
  config: Config,
): Promise<Outcome> {
  const row = await findRedemption(tx, userId, redemptionId)
  if (!row) throw new AppError("reward/redemption-not-found")
  return { redemption: redemptionView(row, config), balance: points, held }
}
