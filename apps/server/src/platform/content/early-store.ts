import type { Perk } from "@confetti/domain/rewards/item-kind"
import type { Db, Tx } from "../db/open-database.ts"
import { runPrepared } from "../db/prepared.ts"

const perk: Perk = "early"

/** Whether this person has unlocked tiles a day early. */
export async function hasEarlyAccess(db: Db | Tx, userId: string): Promise<boolean> {
  const statement = {
    name: "has-early-access",
    text: "select 1 from redemptions where user_id = $1 and kind = $2",
  }
  const { rows } = await runPrepared(db, statement, [userId, perk])
  return rows.length > 0
}
