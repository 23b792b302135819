import type { Db } from "../../platform/db/open-database.ts"

/** Sessions and codes whose time is over. */
export async function dropExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("auth_sessions").where("expires_at", "<", now).execute()
  await db.deleteFrom("auth_verifications").where("expires_at", "<", now).execute()
  await db.deleteFrom("deletion_codes").where("expires_at", "<", now).execute()
}

/** The ids of erasures that were asked for before this and have not ended. */
export async function unfinishedErasures(db: Db, askedBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("erasures")
    .select("id")
    .where("done_at", "is", null)
    .where("asked_at", "<", askedBefore)
    .execute()
  return rows.map(({ id }) => id)
}
