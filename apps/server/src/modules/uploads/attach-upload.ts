import { AppError } from "@confetti/contract/app-error"
import type { Tx } from "../../platform/db/open-database.ts"
import { changeUpload, lockUpload, type UploadRow } from "./store.ts"

type Attachment = { userId: string; uploadId: string; thoughtId: string }

/** Attaches an upload to a thought, for good, in the transaction that writes the thought. */
export async function attachUpload(tx: Tx, { userId, uploadId, thoughtId }: Attachment): Promise<UploadRow> {
  const row = await lockUpload(tx, userId, uploadId)
  if (!row || row.deleted_at !== null) throw new AppError("upload/not-found")
  if (row.thought_id !== null) throw new AppError("upload/attached")
  return changeUpload(tx, row, { thought_id: thoughtId })
}
