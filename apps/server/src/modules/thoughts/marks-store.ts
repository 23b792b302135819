import { sql } from "kysely"
import type { Tx } from "../../platform/db/open-database.ts"

type Mark = { userId: string; thoughtId: string }

export async function addMark(tx: Tx, { userId, thoughtId }: Mark, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto("thought_marks")
    .values({ user_id: userId, thought_id: thoughtId, marked_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "thought_id"]).doNothing())
    .returning("thought_id")
    .executeTakeFirst()
  return added !== undefined
}

export async function removeMark(tx: Tx, { userId, thoughtId }: Mark): Promise<boolean> {
  const removed = await tx
    .deleteFrom("thought_marks")
    .where("user_id", "=", userId)
    .where("thought_id", "=", thoughtId)
    .returning("thought_id")
    .executeTakeFirst()
  return removed !== undefined
}

export async function isMarked(tx: Tx, { userId, thoughtId }: Mark): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select exists (
    select from thought_marks where user_id = ${userId} and thought_id = ${thoughtId}) as is`.execute(tx)
  return rows[0]?.is === true
}
