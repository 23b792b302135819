import type { Tx } from "../../../platform/db/open-database.ts"
import type { Jobs } from "../../../platform/jobs/jobs.ts"
import { countUnderWay } from "../senders-store.ts"
import type { UploadRow } from "../store.ts"

export type Work = { userId: string; uploadId: string; attempt: number }

export const processJob = "uploads-process"

/** Queues a file for processing after this many seconds. Fair: each person's next file comes after everyone's first. */
export async function sendToWork(
  tx: Tx,
  jobs: Jobs,
  { user_id: userId, upload_id: uploadId, attempt }: UploadRow,
  afterSeconds = 0,
): Promise<void> {
  const work: Work = { userId, uploadId, attempt }
  const priority = 1 - (await countUnderWay(tx, userId))
  await jobs.send(tx, processJob, work, { key: `${uploadId} ${attempt}`, userId, afterSeconds, priority })
}
