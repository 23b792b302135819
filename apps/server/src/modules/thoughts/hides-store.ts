import { sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"

export async function isHiddenBetween(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select exists (
    select from thought_hides where (user_id = ${one} and hidden_id = ${other})
      or (user_id = ${other} and hidden_id = ${one})) as is`.execute(db)
  return rows[0]?.is === true
}

type Hiding = { userId: string; hiddenId: string; hideId: string }

export async function addHide(tx: Tx, { userId, hiddenId, hideId }: Hiding, now: Date): Promise<void> {
  await tx
    .insertInto("thought_hides")
    .values({ user_id: userId, hidden_id: hiddenId, hide_id: hideId, hidden_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "hidden_id"]).doNothing())
    .execute()
}

export async function removeHide(tx: Tx, userId: string, hideId: string): Promise<void> {
  await tx.deleteFrom("thought_hides").where("user_id", "=", userId).where("hide_id", "=", hideId).execute()
}

export type HiddenPerson = { hide_id: string; name: string; hidden_at: Date }

export async function hiddenBy(db: Db, userId: string): Promise<HiddenPerson[]> {
  const { rows } = await sql<HiddenPerson>`
    select h.hide_id, coalesce(u.name, '') as name, h.hidden_at from thought_hides h
    left join users u on u.user_id = h.hidden_id where h.user_id = ${userId}
    order by h.hidden_at desc, h.hide_id`.execute(db)
  return rows
}
