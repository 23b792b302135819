import { onOnline } from "../../../platform/connection.ts"
import { createRetry } from "../../../platform/create-retry.ts"
import { reportBug } from "../../../platform/error-reporter/report-bug.ts"
import { singleFlight } from "../../../platform/single-flight.ts"
import type { ReadCache } from "../../../platform/reads/read-cache.ts"
import type { SyncEngine } from "../../../platform/sync/create-sync-engine.ts"
import { appealThoughtMutation } from "../own/appeal-thought-mutation.ts"
import { deleteThoughtMutation } from "../own/delete-thought-mutation.ts"
import { editThoughtMutation } from "../own/edit-thought-mutation.ts"
import { enqueueThought } from "./create-thought-mutation.ts"
import { drafts } from "./drafts.ts"
import { ownWritten } from "./own-written.ts"
import { refreshVanished, refreshWritten } from "./refresh-written.ts"
import { isSettled, type Written } from "./written.ts"

type Parts = { userId: string; cache: ReadCache; engine: SyncEngine }

/**
 * Somebody is here, with a session: what they wrote on this device is sent, also by a page that was closed before the engine was there,
 * and what the server has is read again and then forgotten here. Until `stop`.
 */
export function followWritten({ userId, cache, engine }: Parts): { stop: () => void } {
  rereadWritten()
  ownWritten.keepFor(userId)
  // The first one written is the first one told.
  for (const written of ownWritten.all().toReversed()) enqueueSteps(engine, written)

  let isStopped = false
  const refresh = singleFlight(async () => {
    let isDone = true
    // More may settle meanwhile; what could not be read is tried again.
    while (isDone && !isStopped && ownWritten.all().some(isSettled))
      isDone = await refreshWritten({ userId, cache, written: ownWritten, isHere: () => !isStopped })
    if (isDone || isStopped) retry.reset()
    else retry.later()
  })
  const refreshSoon = () => void refresh().catch(reportBug)
  // A line may come back without saying so.
  const retry = createRetry(refreshSoon)
  const stops = [
    ownWritten.on(refreshSoon),
    onOnline(refreshSoon),
    ownWritten.onVanished((vanished) => void refreshVanished(cache, userId, vanished).catch(reportBug)),
  ]
  refreshSoon()
  return {
    stop: () => {
      isStopped = true
      retry.reset()
      for (const stop of stops) stop()
    },
  }
}

/** Shows what is kept on the device now: somebody came or left. */
export function rereadWritten(): void {
  drafts.reread()
  ownWritten.reread()
}

/** Everything the server is still to be told of a thought, in order. What waits already waits once. */
function enqueueSteps(engine: SyncEngine, written: Written): void {
  const { thought, isTaken, edit, appeal, deletion } = written
  const thoughtId = thought.id
  if (!isTaken && deletion === null) enqueueThought(engine, written)
  if (edit !== null) engine.enqueue(editThoughtMutation, { thoughtId, text: edit })
  if (appeal !== null) engine.enqueue(appealThoughtMutation, { thoughtId, text: appeal })
  if (deletion === "asked") engine.enqueue(deleteThoughtMutation, { thoughtId })
}
