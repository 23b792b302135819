import type { LessScope } from "@confetti/domain/less-wish"
import type { Db, Tx } from "../../platform/db/open-database.ts"

export type WishRow = { scope: LessScope; subject: string; askedAt: Date }

/** What this person wants less of, the latest wish first. */
export async function wishesOf(db: Db | Tx, userId: string): Promise<WishRow[]> {
  const rows = await db
    .selectFrom("less_wishes")
    .select(["scope", "subject", "asked_at"])
    .where("user_id", "=", userId)
    .orderBy("asked_at", "desc")
    .orderBy("scope")
    .orderBy("subject")
    .execute()
  return rows.map(({ scope, subject, asked_at }) => ({ scope: scope as LessScope, subject, askedAt: asked_at }))
}

/** Keeps a wish. One that is kept already stays as it was first asked; answers the one that is kept. */
export async function putWish(tx: Tx, userId: string, { scope, subject, askedAt }: WishRow): Promise<WishRow> {
  await tx
    .insertInto("less_wishes")
    .values({ user_id: userId, scope, subject, asked_at: askedAt })
    .onConflict((conflict) => conflict.columns(["user_id", "scope", "subject"]).doNothing())
    .execute()
  const row = await tx
    .selectFrom("less_wishes")
    .select("asked_at")
    .where("user_id", "=", userId)
    .where("scope", "=", scope)
    .where("subject", "=", subject)
    .executeTakeFirstOrThrow()
  return { scope, subject, askedAt: row.asked_at }
}

/** Takes a wish back. Null where there is none. */
export async function takeWish(
  tx: Tx,
  userId: string,
  { scope, subject }: Pick<WishRow, "scope" | "subject">,
): Promise<WishRow | null> {
  const row = await tx
    .deleteFrom("less_wishes")
    .where("user_id", "=", userId)
    .where("scope", "=", scope)
    .where("subject", "=", subject)
    .returning("asked_at")
    .executeTakeFirst()
  return row ? { scope, subject, askedAt: row.asked_at } : null
}

export async function forgetWishes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("less_wishes").where("user_id", "=", userId).execute()
}
