import { type Insertable, type Selectable, sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Database } from "../../platform/db/schema.ts"

export type UploadRow = Selectable<Database["uploads"]>

/** Locks the person's new uploads, and the client's id. */
export async function lockBeginning(tx: Tx, userId: string, uploadId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${userId}`}, 0))`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${uploadId}`}, 0))`.execute(tx)
}

/** An upload of anyone, cancelled ones included. */
export function findUpload(db: Db, uploadId: string): Promise<UploadRow | undefined> {
  return db.selectFrom("uploads").selectAll().where("upload_id", "=", uploadId).executeTakeFirst()
}

/** Locks the person's upload until the transaction ends, even if cancelled. */
export function lockUpload(tx: Tx, userId: string, uploadId: string): Promise<UploadRow | undefined> {
  return tx
    .selectFrom("uploads")
    .selectAll()
    .where("user_id", "=", userId)
    .where("upload_id", "=", uploadId)
    .forUpdate()
    .executeTakeFirst()
}

export function lockUploadOf(tx: Tx, thoughtId: string): Promise<UploadRow | undefined> {
  return tx.selectFrom("uploads").selectAll().where("thought_id", "=", thoughtId).forUpdate().executeTakeFirst()
}

export function uploadsOf(db: Db, userId: string): Promise<UploadRow[]> {
  return db
    .selectFrom("uploads")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("upload_id")
    .execute()
}

export function latestUploads(db: Db, userId: string, limit: number): Promise<UploadRow[]> {
  return db
    .selectFrom("uploads")
    .selectAll()
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("upload_id")
    .limit(limit)
    .execute()
}

export function lockUploadsOf(tx: Tx, userId: string): Promise<UploadRow[]> {
  return tx.selectFrom("uploads").selectAll().where("user_id", "=", userId).orderBy("upload_id").forUpdate().execute()
}

export async function uploadsOfThoughts(db: Db, thoughtIds: readonly string[]): Promise<Map<string, UploadRow>> {
  if (thoughtIds.length === 0) return new Map()
  const { rows } = await sql<UploadRow>`select * from uploads where thought_id = any(${thoughtIds})`.execute(db)
  return new Map(rows.map((row) => [row.thought_id ?? "", row]))
}

export function addUpload(tx: Tx, row: Insertable<Database["uploads"]>): Promise<UploadRow> {
  return tx.insertInto("uploads").values(row).returningAll().executeTakeFirstOrThrow()
}

export type UploadChange = Partial<Omit<UploadRow, "user_id" | "upload_id" | "created_at">>

export async function changeUpload(tx: Tx, row: UploadRow, change: UploadChange): Promise<UploadRow> {
  await tx
    .updateTable("uploads")
    .set(change)
    .where("user_id", "=", row.user_id)
    .where("upload_id", "=", row.upload_id)
    .execute()
  return { ...row, ...change }
}
