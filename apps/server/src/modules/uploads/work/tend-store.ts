import { sql } from "kysely"
import type { Db, Tx } from "../../../platform/db/open-database.ts"
import type { UploadRow } from "../store.ts"

type Moments = { silentSince: Date; aloneSince: Date; limit: number }

/** Locks uploads to cancel: without progress for long, or without a thought. */
export async function lockAbandoned(tx: Tx, { silentSince, aloneSince, limit }: Moments): Promise<UploadRow[]> {
  const { rows } = await sql<UploadRow>`
    select * from uploads where deleted_at is null and ((state = 'uploading' and updated_at <= ${silentSince})
      or (thought_id is null and state in ('needsReview', 'rejected') and updated_at <= ${aloneSince}))
    limit ${limit} for update skip locked`.execute(tx)
  return rows
}

export async function deleteExpired(db: Db, before: Date, begunBefore: Date): Promise<void> {
  await db.deleteFrom("uploads").where("deleted_at", "<", before).execute()
  await db.deleteFrom("upload_begins").where("begun_at", "<", begunBefore).execute()
}
