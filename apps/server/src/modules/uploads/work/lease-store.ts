import { processingTries } from "@confetti/domain/uploads/upload-limits"
import { sql } from "kysely"
import type { Db, Tx } from "../../../platform/db/open-database.ts"
import type { UploadRow } from "../store.ts"
import type { Work } from "./send-to-work.ts"

export type Lease = { holder: string; until: Date }

/** Takes the lease of a file that is free and was not tried too often; otherwise undefined. */
export async function takeLease(
  db: Db,
  work: Work,
  { holder, until }: Lease,
  now: Date,
): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`
    update uploads set lease_holder = ${holder}, lease_until = ${until}, tries = tries + 1
    where user_id = ${work.userId} and upload_id = ${work.uploadId} and attempt = ${work.attempt}
      and state = 'processing' and deleted_at is null and tries < ${processingTries}
      and (lease_until is null or lease_until <= ${now})
    returning *`.execute(db)
  return rows[0]
}

/** Locks an upload that this holder still leases; undefined if it lost the lease. */
export function lockLeased(tx: Tx, { user_id, upload_id, attempt }: UploadRow, holder: string) {
  return tx
    .selectFrom("uploads")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("upload_id", "=", upload_id)
    .where("attempt", "=", attempt)
    .where("lease_holder", "=", holder)
    .where("state", "=", "processing")
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
}

export async function thoughtOf(tx: Tx, { user_id, upload_id }: UploadRow): Promise<string | null> {
  const found = await tx
    .selectFrom("uploads")
    .select("thought_id")
    .where("user_id", "=", user_id)
    .where("upload_id", "=", upload_id)
    .executeTakeFirst()
  return found?.thought_id ?? null
}

/** Locks uploads whose worker has disappeared since then. */
export async function lockForsaken(tx: Tx, before: Date, now: Date, limit: number): Promise<UploadRow[]> {
  const { rows } = await sql<UploadRow>`
    select * from uploads where state = 'processing' and deleted_at is null
      and case when lease_until is null then updated_at <= ${before} else lease_until <= ${now} end
    order by updated_at limit ${limit} for update skip locked`.execute(tx)
  return rows
}
