import { type FSWatcher, watch } from "node:fs"
import type { Config } from "../../../platform/config.ts"
import type { LiveContent } from "../../../platform/content/live-content.ts"
import type { OverlaySource } from "../../../platform/content/overlay.ts"
import type { Db } from "../../../platform/db/open-database.ts"
import type { Log } from "../../../platform/log.ts"
import { describeChange } from "../import/content-change.ts"
import { importContent } from "../import/import-pack.ts"
import type { MediaTools } from "../import/prepare-pack.ts"
import { describeProblem, InvalidPack } from "../pack/problem.ts"

/** Editors write a file in several steps. */
const settleMs = 150

type Parts = {
  config: Config
  db: Db
  media: MediaTools
  content: LiveContent
  overlay: OverlaySource
  clock: () => number
  log: Log
}

/** Imports a saved file of the pack at once, under the emulator flag. A broken file changes nothing. */
export function keepContentCurrent({ config, db, media, content, overlay, clock, log }: Parts): {
  stop: () => Promise<void>
} {
  const importSaved = async (): Promise<void> => {
    try {
      const result = await importContent(config.CONTENT_DIR, overlay, db, media, new Date(clock()))
      if (result.changes.length === 0) return
      for (const warning of result.warnings) log.warn({ warning }, "the content pack needs attention soon")
      await content.refresh()
      log.info({ version: result.version, changes: result.changes.map(describeChange) }, "content imported")
    } catch (error) {
      if (!(error instanceof InvalidPack)) throw error
      for (const problem of error.problems)
        log.warn({ problem: describeProblem(problem, error.words) }, "the content pack has a problem")
    }
  }
  return watchPack(config.CONTENT_DIR, importSaved, log)
}

/**
 * Calls `onChange` after files of a pack were saved, once for saves that come together, and never concurrently. A failed call is logged.
 */
function watchPack(dir: string, onChange: () => Promise<void>, log: Log): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const changed = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running
        .then(onChange)
        .catch((error: unknown) => log.error({ err: error }, "the content pack could not be imported"))
    }, settleMs)
  }
  const watcher = openWatcher(dir, changed, log)
  return {
    stop: async () => {
      watcher?.close()
      clearTimeout(timer)
      await running
    },
  }
}

function openWatcher(dir: string, changed: () => void, log: Log): FSWatcher | null {
  const failed = (error: unknown): void =>
    log.warn({ err: error, dir }, "changes to the content pack are not detected until the next start")
  try {
    return watch(dir, { recursive: true }, changed).on("error", failed)
  } catch (error) {
    failed(error)
    return null
  }
}
