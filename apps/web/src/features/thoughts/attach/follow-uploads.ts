import { savedFiles } from "../../../platform/files/saved-files.ts"
import { readCacheOf } from "../../../platform/reads/read-cache.ts"
import { retryLater } from "../../../platform/retry.ts"
import { createBrowserLock } from "../../../platform/sync/browser-lock.ts"
import type { Visit } from "../../../platform/visit.ts"
import { runTransfers } from "./run-transfers.ts"
import { sendFile } from "./send-file.ts"
import { transfersOf } from "./transfers.ts"
import {
  cancelUploadMutation,
  createUploadMutation,
  replaceUploadMutation,
  retryUploadMutation,
} from "./upload-mutations.ts"

/** Sends this person's files, including those left by a closed app. */
export function followUploads({ userId, scope, engine, onEnd }: Visit): void {
  const [cache, transfers] = [readCacheOf(scope), transfersOf(scope)]
  const runner = runTransfers({
    userId,
    files: savedFiles,
    transfers,
    lock: createBrowserLock("cf_files"),
    send: sendFile,
    retryLater: orWhenSeen,
    onEnd: cache.invalidate,
  })
  onEnd(engine.on(createUploadMutation, runner.wake))
  onEnd(
    engine.on(replaceUploadMutation, () => {
      runner.wake()
      cache.invalidate()
    }),
  )
  onEnd(engine.on(retryUploadMutation, cache.invalidate))
  onEnd(engine.on(cancelUploadMutation, cache.invalidate))
  onEnd(() => {
    runner.stop()
    transfers.clear()
  })
  runner.wake()
}

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
