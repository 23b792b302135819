import { keptFiles } from "../../../platform/files/kept-files.ts"
import type { ReadCache } from "../../../platform/reads/read-cache.ts"
import { retryLater } from "../../../platform/retry.ts"
import { createBrowserLock } from "../../../platform/sync/browser-lock.ts"
import type { SyncEngine } from "../../../platform/sync/create-sync-engine.ts"
import { runTransfers } from "./run-transfers.ts"
import { sendFile } from "./send-file.ts"
import { transfers } from "./transfers.ts"
import {
  cancelUploadMutation,
  createUploadMutation,
  replaceUploadMutation,
  retryUploadMutation,
} from "./upload-mutations.ts"

type Parts = { userId: string; cache: ReadCache; engine: SyncEngine }

/** Sends the files of whoever is here, also what an app that was killed left behind, until `stop`. */
export function followUploads({ userId, cache, engine }: Parts): { stop: () => void } {
  const runner = runTransfers({
    userId,
    files: keptFiles,
    transfers,
    lock: createBrowserLock("cf_files"),
    send: sendFile,
    retryLater: orWhenSeen,
    onEnd: cache.invalidate,
  })
  const offs = [
    engine.on(createUploadMutation, runner.wake),
    engine.on(replaceUploadMutation, () => {
      runner.wake()
      cache.invalidate()
    }),
    engine.on(retryUploadMutation, () => cache.invalidate()),
    engine.on(cancelUploadMutation, () => cache.invalidate()),
  ]
  runner.wake()
  return {
    stop: () => {
      for (const off of offs) off()
      runner.stop()
      transfers.clear()
    },
  }
}

/** Somebody who comes back to the page need not wait for its turn. */
function orWhenSeen(act: () => void, failures: number): () => void {
  const off = () => {
    offLater()
    document.removeEventListener("visibilitychange", again)
  }
  const again = () => {
    if (document.hidden) return
    off()
    act()
  }
  const offLater = retryLater(again, failures)
  document.addEventListener("visibilitychange", again)
  return off
}
