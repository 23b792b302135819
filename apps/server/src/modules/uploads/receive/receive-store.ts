import type { Tx } from "../../../platform/db/open-database.ts"
import type { UploadRow } from "../store.ts"

/** Records an upload's progress; undefined if it takes no more bytes. */
export function noteReceived(tx: Tx, row: UploadRow, received: number, now: Date): Promise<UploadRow | undefined> {
  return tx
    .updateTable("uploads")
    .set({ received, updated_at: received === row.received ? row.updated_at : now })
    .where("user_id", "=", row.user_id)
    .where("upload_id", "=", row.upload_id)
    .where("attempt", "=", row.attempt)
    .where("state", "=", "uploading")
    .where("deleted_at", "is", null)
    .returningAll()
    .executeTakeFirst()
}
