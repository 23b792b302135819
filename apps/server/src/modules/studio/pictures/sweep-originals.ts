import { day } from "@confetti/domain/durations"
import { collectNamedFiles } from "../../../platform/backup/named-files.ts"
import type { Job } from "../../../platform/jobs/run-job.ts"
import type { Services } from "../../../platform/services.ts"
import { deleteOriginal } from "../../media/delete-original.ts"
import { mediaFolder, originalPath } from "../../media/media-folder.ts"
import { withFilesBeside } from "./files-beside.ts"
import { deleteOriginals, madeInto, originalsSentBefore } from "./originals-store.ts"

/** An unsaved draft may refer to one: devices keep copies for sixty days. */
export const unusedOriginalDays = 61

const pageSize = 500

/** Nightly: deletes pictures and films of editors that no draft, revision, published file, item or medium uses. */
export const sweepOriginals: Job = {
  name: "studio-sweep_originals",
  schedule: "50 3 * * *",
  run: (_nothing, services) => removeUnused(services),
}

async function removeUnused(services: Services): Promise<void> {
  const sentBefore = new Date(services.clock() - unusedOriginalDays * day)
  for (let page = await originalsSentBefore(services.db, sentBefore, "", pageSize); page.length > 0; ) {
    // oxlint-disable-next-line no-await-in-loop -- page by page, to limit memory.
    await removeUnusedOf(page, sentBefore, services)
    // oxlint-disable-next-line no-await-in-loop -- as above.
    page = await originalsSentBefore(services.db, sentBefore, page.at(-1) ?? "", pageSize)
  }
}

async function removeUnusedOf(old: readonly string[], sentBefore: Date, services: Services): Promise<void> {
  const { db, config } = services
  const folder = mediaFolder(config)
  await db.transaction().execute(async (tx) => {
    const named = new Set(await collectNamedFiles({ ...services, db: tx }))
    const shown = await madeInto(tx, old)
    const unused = old.filter((file) => !named.has(originalPath(file)) && !shown.has(file))
    const gone = await deleteOriginals(tx, unused, sentBefore)
    // Before the rows are deleted for others: a new upload waits, and finds no file.
    for (const file of await withFilesBeside(gone, folder)) await deleteOriginal(folder, file)
  })
}
