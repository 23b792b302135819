import type { ReviewStep } from "@confetti/domain/thoughts/thought-review"
import { nextUpload, type UploadStep } from "@confetti/domain/uploads/upload-state"
import type { Tx } from "../../platform/db/open-database.ts"
import { dropUpload } from "./drop-upload.ts"
import { changeUpload, lockUploadOf, lockUploadsOf, type UploadRow } from "./store.ts"

type Followed = { thoughtId: string; step: ReviewStep; reason: string | null; now: number }

/**
 * Moves a thought's upload along with it, in the same transaction, after the thought. False where the step has to wait: nobody lets
 * something stand that they can't see yet.
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

/** The step an upload takes with its thought's. A file that could not be used has nothing to be shown, whatever becomes of the words. */
function ownStep({ state, flaw }: UploadRow, step: ReviewStep): UploadStep | null {
  if (step === "replace" || (state === "rejected" && flaw !== "reviewer")) return null
  // What came after its thought was taken down, or what was taken down before the words were let stand.
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
