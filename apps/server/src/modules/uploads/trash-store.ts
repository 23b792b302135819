import { sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"

/** Adds keys to the trash. Keys already there keep the earlier time. */
export async function addTrash(db: Db, keys: readonly string[], dueAt: Date): Promise<void> {
  if (keys.length === 0) return
  await sql`insert into upload_trash (key, due_at) select key, ${dueAt} from unnest(${keys}::text[]) key
    on conflict (key) do update set due_at = least(upload_trash.due_at, excluded.due_at)`.execute(db)
}

export async function removeTrash(db: Db | Tx, keys: readonly string[]): Promise<void> {
  await sql`delete from upload_trash where key = any(${keys}::text[])`.execute(db)
}

export async function trashDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("upload_trash")
    .select("key")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(limit)
    .execute()
  return rows.map(({ key }) => key)
}
