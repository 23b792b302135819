import type { Tx } from "../../../platform/db/open-database.ts"
import type { Jobs } from "../../../platform/jobs/jobs.ts"
import type { UploadRow } from "../store.ts"

export type Work = { userId: string; uploadId: string; attempt: number }

export const processJob = "uploads-process"

/** Has a file processed, after this many seconds. */
export async function sendToWork(
  tx: Tx,
  jobs: Jobs,
  { user_id: userId, upload_id: uploadId, attempt }: UploadRow,
  afterSeconds = 0,
): Promise<void> {
  const work: Work = { userId, uploadId, attempt }
  await jobs.send(tx, processJob, work, { key: `${uploadId} ${attempt}`, userId, afterSeconds })
}
