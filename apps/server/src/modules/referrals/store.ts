import type { Db } from "../../platform/db/open-database.ts"

/** The name of whoever has this code, or null when it is nobody's. */
export async function inviterName(db: Db, code: string): Promise<string | null> {
  const row = await db
    .selectFrom("invite_codes")
    .innerJoin("users", "users.user_id", "invite_codes.user_id")
    .select("users.name")
    .where("invite_codes.code", "=", code)
    .executeTakeFirst()
  return row?.name ?? null
}
