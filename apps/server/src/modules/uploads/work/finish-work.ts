import { type FileProblem, problemAfterTry } from "@confetti/domain/uploads/upload-limits"
import { nextUpload } from "@confetti/domain/uploads/upload-state"
import type { Tx } from "../../../platform/db/open-database.ts"
import type { EventContext } from "../../../platform/extension-point.ts"
import { trashOriginal } from "../drop-upload.ts"
import { changeUpload, type UploadRow } from "../store.ts"
import { sendToWork } from "./send-to-work.ts"

/** Rejects a locked file that can't be used. One that `failed` can be retried. */
export async function rejectFile(tx: Tx, row: UploadRow, problem: FileProblem, now: number): Promise<void> {
  const state = nextUpload(row.state, "fail")
  if (state === null) return
  const isKept = problem === "failed"
  if (!isKept) await trashOriginal(tx, row, now)
  await changeUpload(tx, row, {
    state,
    flaw: problem,
    has_original: isKept,
    lease_holder: null,
    lease_until: null,
    updated_at: new Date(now),
  })
}

export async function failTry(
  tx: Tx,
  row: UploadRow,
  { jobs }: EventContext,
  { now, isStopped }: { now: number; isStopped: boolean },
): Promise<void> {
  const problem = problemAfterTry({ tries: row.tries, isStopped })
  if (problem !== null) return rejectFile(tx, row, problem, now)
  const free = await changeUpload(tx, row, { lease_holder: null, lease_until: new Date(now) })
  await sendToWork(tx, jobs, free, 20 * row.tries)
}
