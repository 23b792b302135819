import type { Db } from "../../platform/db/open-database.ts"

export async function wasRead(db: Db, userId: string, tileId: string): Promise<boolean> {
  const row = await db
    .selectFrom("tile_reads")
    .select("tile_id")
    .where("user_id", "=", userId)
    .where("tile_id", "=", tileId)
    .where("read_at", "is not", null)
    .executeTakeFirst()
  return row !== undefined
}

export type Profile = { name: string; email: string | null; notifications: boolean }

export async function profileOf(db: Db, userId: string): Promise<Profile | null> {
  const row = await db
    .selectFrom("users")
    .select(["name", "email", "notifications"])
    .where("user_id", "=", userId)
    .executeTakeFirst()
  return row ?? null
}
