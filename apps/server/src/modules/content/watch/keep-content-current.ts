import type { Config } from "../../../platform/config.ts"
import type { Db } from "../../../platform/db/open-database.ts"
import type { Log } from "../../../platform/log.ts"
import type { LiveContent } from "../../../platform/content/live-content.ts"
import { describeChange } from "../import/content-change.ts"
import { importPack } from "../import/import-pack.ts"
import type { Workshop } from "../import/prepare-pack.ts"
import { InvalidPack } from "../pack/invalid-pack.ts"
import { describeProblem } from "../pack/problem.ts"
import { readPack } from "../pack/read-pack.ts"
import { watchPack } from "./watch-pack.ts"

type Parts = {
  config: Config
  db: Db
  media: Workshop
  content: LiveContent
  clock: () => number
  log: Log
}

/** While a server runs under the emulator flag, a saved file of its pack is imported at once. A broken one changes nothing. */
export function keepContentCurrent({ config, db, media, content, clock, log }: Parts): { stop: () => Promise<void> } {
  const importSaved = async (): Promise<void> => {
    try {
      const result = await importPack(await readPack(config.CONTENT_DIR), db, media, new Date(clock()))
      if (result.changes.length === 0) return
      await content.refresh()
      log.info({ version: result.version, changes: result.changes.map(describeChange) }, "saved content imported")
    } catch (error) {
      if (!(error instanceof InvalidPack)) throw error
      for (const problem of error.problems)
        log.warn({ problem: describeProblem(problem) }, "saved content has a problem")
    }
  }
  return watchPack(config.CONTENT_DIR, importSaved, log)
}
