import { type Insertable, sql } from "kysely"
import type pg from "pg"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Database } from "../../platform/db/schema.ts"
import type { UploadRow } from "./store.ts"

export async function addFiles(tx: Tx, files: readonly Insertable<Database["upload_files"]>[]): Promise<void> {
  if (files.length > 0) await tx.insertInto("upload_files").values(files).execute()
}

export async function removeFiles(tx: Tx, { user_id, upload_id }: UploadRow): Promise<string[]> {
  const removed = await tx
    .deleteFrom("upload_files")
    .where("user_id", "=", user_id)
    .where("upload_id", "=", upload_id)
    .returning("name")
    .execute()
  return removed.map(({ name }) => name)
}

export type ServedFile = Pick<UploadRow, "user_id" | "state" | "flaw"> & { bytes: number }

export async function findFile(pool: pg.Pool, name: string): Promise<ServedFile | undefined> {
  const { rows } = await pool.query<ServedFile>({
    name: "uploads-file",
    text: `select f.bytes, u.user_id, u.state, u.flaw from upload_files f
      join uploads u on u.user_id = f.user_id and u.upload_id = f.upload_id where f.name = $1 and u.deleted_at is null`,
    values: [name],
  })
  return rows[0]
}

export async function filesOf(db: Db, userId: string): Promise<{ upload_id: string; name: string; bytes: number }[]> {
  const { rows } = await sql<{ upload_id: string; name: string; bytes: number }>`
    select upload_id, name, bytes from upload_files where user_id = ${userId} order by name`.execute(db)
  return rows
}
