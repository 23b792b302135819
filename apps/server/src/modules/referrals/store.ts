import type { Db } from "../../platform/db/open-database.ts"

export type Inviter = { userId: string; name: string; showsFavourite: boolean }

export async function findInviter(db: Db, code: string): Promise<Inviter | null> {
  const row = await db
    .selectFrom("invite_codes")
    .innerJoin("users", "users.user_id", "invite_codes.user_id")
    .select(["users.user_id", "users.name", "users.shows_favourite"])
    .where("invite_codes.code", "=", code)
    .executeTakeFirst()
  return row ? { userId: row.user_id, name: row.name, showsFavourite: row.shows_favourite } : null
}
