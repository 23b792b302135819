import type { LessScope } from "@confetti/domain/feed/less-preference"
import type { Db, Tx } from "../../platform/db/open-database.ts"

export type LessPreferenceRow = { scope: LessScope; subject: string; askedAt: Date }

/** What this person wants less of, the latest first. */
export async function listLessPreferences(db: Db | Tx, userId: string): Promise<LessPreferenceRow[]> {
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

/** Inserts a less-preference. One that is kept already stays as it was first asked; answers the one that is kept. */
export async function insertLessPreference(
  tx: Tx,
  userId: string,
  { scope, subject, askedAt }: LessPreferenceRow,
): Promise<LessPreferenceRow> {
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

/** Deletes a less-preference. Null where there is none. */
export async function deleteLessPreference(
  tx: Tx,
  userId: string,
  { scope, subject }: Pick<LessPreferenceRow, "scope" | "subject">,
): Promise<LessPreferenceRow | null> {
  const row = await tx
    .deleteFrom("less_wishes")
    .where("user_id", "=", userId)
    .where("scope", "=", scope)
    .where("subject", "=", subject)
    .returning("asked_at")
    .executeTakeFirst()
  return row ? { scope, subject, askedAt: row.asked_at } : null
}

export async function deleteLessPreferences(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("less_wishes").where("user_id", "=", userId).execute()
}
