import type { ReviewStep } from "@confetti/domain/thoughts/thought-review"
import { nextUpload, type UploadStep } from "@confetti/domain/uploads/upload-state"
import type { Tx } from "../../platform/db/open-database.ts"
import { dropUpload } from "./drop-upload.ts"
import { changeUpload, lockUploadOf, lockUploadsOf, type UploadRow } from "./store.ts"

type Followed = { thoughtId: string; step: ReviewStep; reason: string | null; now: number }

/**
 * Moves an upload along with its thought's review step, in the same transaction, after the thought. False if the file can't be seen yet.
 */
export async function followThought(tx: Tx, { thoughtId, step, reason, now }: Followed): Promise<boolean> {
  const row = await lockUploadOf(tx, thoughtId)
  if (!row) return true
  const isLetStand = step === "approve" || step === "restore"
  if (isLetStand && (row.state === "uploading" || row.state === "processing")) return false
  const own = ownStep(row, step)
  const state = own && nextUpload(row.state, own)
  if (!state) return true
  const isDown = state === "rejected"
  await changeUpload(tx, row, {
    state,
    flaw: isDown ? "reviewer" : null,
    reason: isDown ? reason : null,
    updated_at: new Date(now),
  })
  return true
}

/** The upload's step for its thought's. An unusable file is never shown. */
function ownStep({ state, flaw: problem }: UploadRow, step: ReviewStep): UploadStep | null {
  if (step === "replace" || (state === "rejected" && problem !== "reviewer")) return null
  // For uploads that came after a removal, or were removed before an approval.
  if (step === "restore" || step === "approve") return state === "rejected" ? "restore" : "approve"
  return step
}

export async function dropUploadOf(tx: Tx, thoughtId: string, now: number): Promise<void> {
  const row = await lockUploadOf(tx, thoughtId)
  if (row) await dropUpload(tx, row, now)
}

export async function endOpenUploads(tx: Tx, userId: string, now: number): Promise<void> {
  for (const row of await lockUploadsOf(tx, userId))
    if (row.state === "uploading" || row.state === "processing") await dropUpload(tx, row, now)
}
