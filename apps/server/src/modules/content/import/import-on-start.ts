import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readdir, readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import type { Config } from "../../../platform/config.ts"
import type { OverlaySource } from "../../../platform/content/overlay.ts"
import type { Db } from "../../../platform/db/open-database.ts"
import { StartupError } from "../../../platform/run-program.ts"
import { StoreAway } from "../../../platform/storage/store-away.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { cardVersion, filmVersion } from "../../media/media-request.ts"
import type { OpenMedia } from "../../media/open-media.ts"
import { writeWhole } from "../../media/whole-files.ts"
import { packLanguage } from "../pack/pack-language.ts"
import { InvalidPack } from "../pack/problem.ts"
import { contentState, datedDays, storedPages } from "../store.ts"
import { describeResult } from "./describe-result.ts"
import { importContent } from "./import-pack.ts"
import { OtherPack } from "./other-pack.ts"
import { reportProgress } from "./report-progress.ts"
import { warnOfDays } from "./warn-of-days.ts"
import { operatorPages, warnOfPages } from "./warn-of-pages.ts"

/** Increase it when the same pack would give other rows. */
const importVersion = 5

const mostTries = 5
const pauseMs = 2000

type Parts = {
  config: Config
  db: Db
  media: OpenMedia
  overlay: OverlaySource
  now: Date
  say: (line: string) => void
}

/**
 * Imports the pack in CONTENT_DIR before the server listens. An unchanged pack is not read. A broken or missing pack leaves the content as
 * it is; without any content the server does not start.
 */
export async function importOnStart({ config, db, media, overlay, now, say }: Parts): Promise<void> {
  const dir = config.CONTENT_DIR
  const before = await contentState(db)
  if (!existsSync(dir)) {
    if (before) return
    throw new StartupError(`There is no content yet, and no content pack at ${dir}. Set CONTENT_DIR.`)
  }
  const note = join(config.DATA_DIR, "content-imported")
  const stamp = await overlay.stamp(db)
  const fingerprint = await packFingerprint(dir)
  // The moment of the last change distinguishes databases that share a DATA_DIR, and imports by other machines.
  const upToDate = (state: typeof before): string =>
    `${fingerprint} ${stamp} ${state?.version} ${state?.changedAt.toISOString()}`
  if (before && (await readFile(note, "utf8").catch(() => "")) === upToDate(before)) {
    // A pack may stay unchanged for days while a placeholder is still empty.
    const warnings = [
      warnOfDays(await datedDays(db), now) ?? [],
      warnOfPages(await storedPages(db, operatorPages)),
    ].flat()
    const words = wordsIn(await packLanguage(dir))
    for (const warning of warnings) say(warning(words))
    return
  }
  try {
    const progress = reportProgress(say, "Reading the content pack")
    const tools = { ...media, onProgress: progress }
    const result = await patiently(() => importContent(dir, overlay, db, tools, now))
    say(describeResult(result))
    await writeWhole(note, upToDate(await contentState(db)))
  } catch (error) {
    if (error instanceof StoreAway && before) {
      say("The media store is not available. The content has not changed; the next start imports the pack.")
      return
    }
    if (!(error instanceof InvalidPack)) throw error
    if (error instanceof OtherPack) throw new StartupError(`${error.message}.`)
    say(error.message)
    if (!before) throw new StartupError(`The content pack in ${dir} has ${error.count}, listed above.`)
    say("The content does not change until this is fixed.")
  }
}

/** Retries while the store is overloaded. Finished pictures are kept. */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each retry follows a failure.
      return await work()
    } catch (error) {
      if (!(error instanceof StoreAway) || tries === mostTries) throw error
    }
    // oxlint-disable-next-line no-await-in-loop -- as above.
    await wait(pauseMs)
  }
}

/** Changes with the pack's files and with `importVersion`. Reads no file. */
async function packFingerprint(dir: string): Promise<string> {
  const hash = createHash("sha256").update([dir, importVersion, cardVersion, filmVersion].join())
  const names = (await readdir(dir, { recursive: true })).sort()
  const stats = await Promise.all(names.map((name) => stat(join(dir, name)).catch(() => null)))
  for (const [at, name] of names.entries()) {
    const file = stats[at]
    if (file?.isFile()) hash.update(`\n${name}:${file.size}:${file.mtimeMs}`)
  }
  return hash.digest("hex")
}
