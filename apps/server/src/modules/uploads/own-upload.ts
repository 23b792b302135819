import { AppError } from "@confetti/contract/app-error"
import type { Tx } from "../../platform/db/open-database.ts"
import { lockUpload, type UploadRow } from "./store.ts"

export async function lockOwnUpload(tx: Tx, userId: string, uploadId: string): Promise<UploadRow> {
  const row = await lockUpload(tx, userId, uploadId)
  if (!row || row.deleted_at !== null) throw new AppError("upload/not-found")
  return row
}
