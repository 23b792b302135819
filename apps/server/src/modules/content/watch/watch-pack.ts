import { type FSWatcher, watch } from "node:fs"
import type { Log } from "../../../platform/log.ts"

/** Editors write a file in several steps. */
const settleMs = 150

/**
 * Calls `onChange` after files of a pack were saved: once for saves that come together, and never while an earlier call is
 * still at work. A failing call is logged and the watch goes on.
 */
export function watchPack(dir: string, onChange: () => Promise<void>, log: Log): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const changed = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running
        .then(onChange)
        .catch((error: unknown) => log.error({ err: error }, "the saved content could not be imported"))
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
    log.warn({ err: error, dir }, "saved content will not be noticed until the next start")
  try {
    return watch(dir, { recursive: true }, changed).on("error", failed)
  } catch (error) {
    failed(error)
    return null
  }
}
