import { describeAudit, isSound, verifyData } from "../../apps/server/src/verify-data.ts"
import { openDatabase } from "../../apps/server/src/platform/db/open-database.ts"
import type { Acknowledged } from "./shoppers.ts"

export type Judged = { lost: number; doubled: number; isSound: boolean }

/** Compares what was acknowledged with what is there, and checks every invariant. */
export async function checkDatabase(
  place: { DATA_DIR: string; DATABASE_URL?: string },
  acknowledged: readonly Acknowledged[],
): Promise<Judged> {
  const database = await openDatabase(place)
  try {
    const rows = await database.db.selectFrom("redemptions").select(["redemption_id", "state"]).execute()
    const states = new Map(rows.map(({ redemption_id, state }) => [redemption_id, state]))
    const isAsSaid = ({ redemptionId, isCancelled }: Acknowledged): boolean =>
      states.has(redemptionId) && (states.get(redemptionId) === "refunded") === isCancelled
    const known = new Set(acknowledged.map(({ redemptionId }) => redemptionId))
    const verdict = await verifyData(database.db)
    if (!isSound(verdict)) for (const line of describeAudit(verdict)) console.log(line)
    return {
      lost: acknowledged.filter((each) => !isAsSaid(each)).length,
      doubled: rows.filter(({ redemption_id }) => !known.has(redemption_id)).length,
      isSound: isSound(verdict),
    }
  } finally {
    await database.close()
  }
}
