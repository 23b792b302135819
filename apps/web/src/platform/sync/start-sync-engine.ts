import { t } from "@confetti/domain/messages/t"
import { onOnline } from "../connection.ts"
import { deviceValues } from "../device-values.ts"
import { randomId } from "../ids.ts"
import { shownFault } from "../shown-fault.ts"
import { createBrowserLock } from "./browser-lock.ts"
import { createSyncEngine, type SyncEngine } from "./create-sync-engine.ts"
import type { Mutation } from "./mutation.ts"
import { createQueue } from "./queue.ts"

/** The engine of this page, which sends changes of these kinds. */
export function startSyncEngine(mutations: readonly Mutation<unknown>[]): SyncEngine {
  const engine = createSyncEngine({
    queue: createQueue(deviceValues),
    mutations,
    lock: createBrowserLock("cf_outbox"),
    newId: randomId,
    now: Date.now,
    after: (ms, act) => {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
    isOnline: () => navigator.onLine,
    isHidden: () => document.hidden,
    onFault: () =>
      shownFault.set({
        title: t`Not saved yet`,
        text: t`Something failed while saving what you did. It is on this device, and the app tries again by itself. If this message comes back, update your browser.`,
      }),
  })
  const flush = () => void engine.flush()
  onOnline(flush)
  // Coming back is a reason to try again, and leaving may be the last chance.
  document.addEventListener("visibilitychange", () => (document.hidden ? engine.leave() : flush()))
  addEventListener("pagehide", engine.leave)
  return engine
}
