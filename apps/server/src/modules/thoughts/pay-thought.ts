import type { Tx } from "../../platform/db/open-database.ts"
import { awardWithinCap, restoreAward, reverseAward } from "../points/reversal.ts"
import { changeThought, type ThoughtRow } from "./store.ts"

const action = "create_a_thought"

/** Pays an approved thought, or pays back what was reversed, up to the day's cap. */
export async function payThought(tx: Tx, row: ThoughtRow, now: number): Promise<ThoughtRow> {
  const { user_id: userId, thought_id: subject, tile_id: tileId } = row
  if (row.taken > 0) {
    await restoreAward(tx, { userId, action, subject: roundOf(row), tileId }, row.taken, now)
    return changeThought(tx, row, { points: row.points + row.taken, taken: 0 })
  }
  if (row.points > 0) return row
  const points = await awardWithinCap(tx, { userId, action, subject, tileId }, now)
  return points === 0 ? row : changeThought(tx, row, { points })
}

/** Reverses a thought's points, down to a balance of zero. */
export async function unpayThought(tx: Tx, row: ThoughtRow, now: number): Promise<ThoughtRow> {
  if (row.points === 0) return row
  const round = { ...row, reversals: row.reversals + 1 }
  const { user_id: userId, tile_id: tileId } = row
  const taken = await reverseAward(tx, { userId, action, subject: roundOf(round), tileId }, row.points, now)
  if (taken === 0) return row
  return changeThought(tx, row, { points: row.points - taken, taken: row.taken + taken, reversals: round.reversals })
}

/** Each reversal and repayment is a subject of its own: the ledger has one entry for each movement and subject. */
function roundOf({ thought_id, reversals }: ThoughtRow): string {
  return reversals === 1 ? thought_id : `${thought_id} ${reversals}`
}
