import { readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { day, minute } from "@confetti/domain/durations"
import { abandonedAfter, processingLease, processingTries } from "@confetti/domain/uploads/upload-limits"
import type { Job } from "../../../platform/jobs/run-job.ts"
import type { Services } from "../../../platform/services.ts"
import { dropUpload } from "../drop-upload.ts"
import { originals } from "../keys.ts"
import { deleteOriginal } from "../receive/byte-store.ts"
import { removeTrash, trashDue } from "../trash-store.ts"
import { rejectFile } from "./finish-work.ts"
import { lockForsaken } from "./lease-store.ts"
import { workFolder } from "./process-upload.ts"
import { sendToWork } from "./send-to-work.ts"
import { deleteExpired, lockAbandoned } from "./tend-store.ts"

/** Files without a thought are kept this long: their writer may be offline. */
const aloneFor = 7 * day
const forgottenAfter = 30 * day
const atOnce = 200

/** Every minute: restarts work of dead workers, cancels abandoned uploads, and empties the trash. */
export const tendUploads: Job = {
  name: "uploads-tend",
  queue: "follow-ups",
  schedule: "* * * * *",
  run: async (_nothing, services) => {
    await takeUpForsaken(services)
    await giveUpAbandoned(services)
    await emptyTrash(services)
    await sweepWork(services)
  },
}

async function takeUpForsaken({ db, clock, jobs }: Services): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    // A lost job is noticed after the same time as a dead worker.
    for (const row of await lockForsaken(tx, new Date(now - processingLease), new Date(now), atOnce)) {
      if (row.tries >= processingTries) await rejectFile(tx, row, "failed", now)
      else await sendToWork(tx, jobs, row)
    }
  })
}

async function giveUpAbandoned({ db, clock }: Services): Promise<void> {
  const now = clock()
  const moments = { silentSince: new Date(now - abandonedAfter), aloneSince: new Date(now - aloneFor), limit: atOnce }
  await db.transaction().execute(async (tx) => {
    for (const row of await lockAbandoned(tx, moments)) await dropUpload(tx, row, now)
  })
  await deleteExpired(db, new Date(now - forgottenAfter), new Date(now - 2 * day))
}

/** Deletes files first, then their names: after a crash they are deleted again. */
async function emptyTrash(services: Services): Promise<void> {
  const { db, storage, clock } = services
  for (const key of await trashDue(db, new Date(clock()), atOnce)) {
    await (key.startsWith(originals) ? deleteOriginal(services, key) : storage.delete(key))
    await removeTrash(db, [key])
  }
}

/** Deletes folders of dead workers, older than a lease. */
async function sweepWork(services: Services): Promise<void> {
  const folder = workFolder(services)
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const changed = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Number.POSITIVE_INFINITY,
    )
    if (Date.now() - changed > processingLease + minute) await rm(path, { recursive: true, force: true })
  }
}
