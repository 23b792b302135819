import { randomUUID } from "node:crypto"
import { createWriteStream } from "node:fs"
import { mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { processingLease } from "@confetti/domain/uploads/upload-limits"
import type { Job } from "../../../platform/jobs/run-job.ts"
import type { Services } from "../../../platform/services.ts"
import { uploadsFolder } from "../../../platform/storage/open-storage.ts"
import { processFile } from "../process/process-file.ts"
import type { Processed } from "../process/processed.ts"
import type { UploadRow } from "../store.ts"
import { failTry, rejectFile } from "./finish-work.ts"
import { lockLeased, takeLease } from "./lease-store.ts"
import { publishMade } from "./publish-made.ts"
import { processJob, type Work } from "./send-to-work.ts"

export const workFolder = (services: Pick<Services, "config">): string => join(uploadsFolder(services.config), "work")

/** Makes the shown files of an upload. Only the holder of the lease stores its result. */
export const processUpload: Job<Work> = {
  name: processJob,
  queue: "uploads",
  run: async (work, services) => {
    const { db, clock, log } = services
    const holder = randomUUID()
    const lease = { holder, until: new Date(clock() + processingLease) }
    const row = await takeLease(db, work, lease, new Date(clock()))
    if (!row) return
    const folder = join(workFolder(services), holder)
    try {
      const made = join(folder, "made")
      await mkdir(made, { recursive: true, mode: 0o700 })
      const processed = await process(row, join(folder, "original"), made, services)
      if (processed.ok) await publishMade(row, holder, { ...processed, folder: made }, services)
      else if (processed.flaw === "failed") await endTry(row, holder, services, { isStopped: true })
      else
        await db.transaction().execute(async (tx) => {
          const held = await lockLeased(tx, row, holder)
          if (held) await rejectFile(tx, held, processed.flaw, clock())
        })
    } catch (error) {
      log.error({ err: error, try: row.tries }, "an upload could not be processed")
      await endTry(row, holder, services, { isStopped: false })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

async function process(row: UploadRow, path: string, made: string, { storage }: Services): Promise<Processed> {
  const bytes = await storage.get(row.original)
  if (bytes === null) throw new Error("an upload's bytes are not in the store")
  await pipeline(bytes, createWriteStream(path))
  return processFile(path, row.kind, made)
}

async function endTry(row: UploadRow, holder: string, services: Services, how: { isStopped: boolean }): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const held = await lockLeased(tx, row, holder)
    if (held) await failTry(tx, held, services, { ...how, now: services.clock() })
  })
}
