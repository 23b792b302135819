import { sql } from "kysely"
import type { Db } from "../../platform/db/open-database.ts"

export async function wasRead(db: Db, userId: string, tileId: string): Promise<boolean> {
  const row = await db
    .selectFrom("tile_reads")
    .select("tile_id")
    .where("user_id", "=", userId)
    .where("tile_id", "=", tileId)
    .where("credited_at", "is not", null)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether they opened this tile, or read it in the feed. */
export async function wasOpened(db: Db, userId: string, tileId: string): Promise<boolean> {
  const { rows } = await sql<{ was: boolean }>`
    select exists (select from tile_taps where user_id = ${userId} and tile_id = ${tileId})
      or exists (select from tile_reads where user_id = ${userId} and tile_id = ${tileId} and read_at is not null)
      as was`.execute(db)
  return rows[0]?.was ?? false
}

/** `isNotified`: a push service has accepted a message for one of their devices. */
export type Profile = { name: string; email: string | null; isNotified: boolean }

export async function profileOf(db: Db, userId: string): Promise<Profile | null> {
  const row = await db
    .selectFrom("users")
    .select(["name", "email"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("push_subscriptions")
          .select("subscription_id")
          .where("push_subscriptions.user_id", "=", userId)
          .where("accepted_at", "is not", null),
      ).as("isNotified"),
    )
    .where("user_id", "=", userId)
    .executeTakeFirst()
  return row ? { ...row, isNotified: Boolean(row.isNotified) } : null
}
