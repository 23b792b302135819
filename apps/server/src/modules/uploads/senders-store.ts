import type { UploadKind } from "@confetti/domain/uploads/upload-limits"
import { sql } from "kysely"
import type pg from "pg"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { UploadRow } from "./store.ts"

type Suspension = { suspended_until: Date | null; suspended_for: string | null }

export type SenderFacts = Suspension & { is_invited: boolean }

export async function senderFacts(db: Db, userId: string): Promise<SenderFacts | undefined> {
  const { rows } = await sql<SenderFacts>`
    select u.referred_by is not null as is_invited, w.suspended_until, w.suspended_for
    from users u left join thought_writers w on w.user_id = u.user_id where u.user_id = ${userId}`.execute(db)
  return rows[0]
}

export type SentUpload = UploadRow & Suspension

export async function findSent(pool: pg.Pool, userId: string, uploadId: string): Promise<SentUpload | undefined> {
  const { rows } = await pool.query<SentUpload>({
    name: "uploads-sent",
    text: `select u.*, w.suspended_until, w.suspended_for from uploads u
      left join thought_writers w on w.user_id = u.user_id
      where u.user_id = $1 and u.upload_id = $2 and u.deleted_at is null`,
    values: [userId, uploadId],
  })
  return rows[0]
}

type Begin = { userId: string; uploadId: string; attempt: number; kind: UploadKind }

export async function addBegin(tx: Tx, { userId, uploadId, attempt, kind }: Begin, now: Date): Promise<void> {
  await tx
    .insertInto("upload_begins")
    .values({ user_id: userId, upload_id: uploadId, attempt, kind, begun_at: now })
    .execute()
}

/** Times of a person's uploads of a kind since then, oldest first, cancelled ones included. */
export async function begunSince(tx: Tx, userId: string, kind: UploadKind, since: Date): Promise<number[]> {
  const rows = await tx
    .selectFrom("upload_begins")
    .select("begun_at")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("begun_at", ">", since)
    .orderBy("begun_at")
    .execute()
  return rows.map(({ begun_at }) => begun_at.getTime())
}

export async function countUnderWay(tx: Tx, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from uploads
    where user_id = ${userId} and state = 'processing' and deleted_at is null`.execute(tx)
  return rows[0]?.count ?? 0
}
