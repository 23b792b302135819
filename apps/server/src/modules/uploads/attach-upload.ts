import { AppError } from "@confetti/contract/app-error"
import type { Tx } from "../../platform/db/open-database.ts"
import { changeUpload, lockUpload, type UploadRow } from "./store.ts"

type Attachment = { userId: string; uploadId: string; thoughtId: string }

/** Gives a thought its photo or clip, in the transaction that writes it. It belongs to that thought alone from then on. */
export async function attachUpload(tx: Tx, { userId, uploadId, thoughtId }: Attachment): Promise<UploadRow> {
  const row = await lockUpload(tx, userId, uploadId)
  if (!row || row.deleted_at !== null) throw new AppError("upload/not-found")
  if (row.thought_id !== null) throw new AppError("upload/attached")
  return changeUpload(tx, row, { thought_id: thoughtId })
}
