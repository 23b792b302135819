import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Config } from "../../../platform/config.ts"
import type { Db } from "../../../platform/db/open-database.ts"
import { StartupError } from "../../../platform/startup-error.ts"
import { writeWhole } from "../../media/media-folder.ts"
import type { OpenMedia } from "../../media/open-media.ts"
import { InvalidPack } from "../pack/invalid-pack.ts"
import { readPack } from "../pack/read-pack.ts"
import { contentState } from "../store.ts"
import { describeResult } from "./describe-result.ts"
import { importPack } from "./import-pack.ts"
import { packFingerprint } from "./pack-fingerprint.ts"
import { reportProgress } from "./report-progress.ts"

type Parts = { config: Config; db: Db; media: OpenMedia; now: Date; say: (line: string) => void }

/**
 * Brings the pack in CONTENT_DIR up to date before the server listens. A pack that did not change since is not even read. One
 * that is broken or gone leaves the content as it was; without any content there is nothing to serve, and no start.
 */
export async function importOnStart({ config, db, media, now, say }: Parts): Promise<void> {
  const dir = config.CONTENT_DIR
  const before = await contentState(db)
  if (!existsSync(dir)) {
    if (before) return
    throw new StartupError(`There is no content yet, and no content pack at ${dir}. Set CONTENT_DIR.`)
  }
  const stamp = join(config.DATA_DIR, "content-imported")
  const fingerprint = await packFingerprint(dir)
  // The moment of the last change tells databases apart that share a DATA_DIR, and other machines' imports from ours.
  const upToDate = (state: typeof before): string =>
    `${fingerprint} ${state?.version} ${state?.changedAt.toISOString()}`
  if (before && (await readFile(stamp, "utf8").catch(() => "")) === upToDate(before)) return
  try {
    const progress = reportProgress(say)
    const result = await importPack(await readPack(dir), db, { ...media, onProgress: progress }, now)
    say(describeResult(result))
    await writeWhole(stamp, upToDate(await contentState(db)))
  } catch (error) {
    if (!(error instanceof InvalidPack)) throw error
    say(error.message)
    if (!before) throw new StartupError(`The content pack in ${dir} has ${error.count}, listed above.`)
    say("The content stays as it was until that is put right.")
  }
}
