import { t } from "@confetti/domain/messages/t"
import { onOnline } from "../connection.ts"
import { deviceValues } from "../device-values.ts"
import { randomId } from "../ids.ts"
import type { SessionScope } from "../session-scope.ts"
import { shownFault } from "../shown-fault.ts"
import { createBrowserLock } from "./browser-lock.ts"
import { createSyncEngine, type SyncEngine } from "./create-sync-engine.ts"
import type { Mutation } from "./mutation.ts"
import { createQueue } from "./queue.ts"

/** The engine of a scope, which sends changes of these kinds. */
export function startSyncEngine(scope: SessionScope, mutations: readonly Mutation<unknown>[]): SyncEngine {
  const engine = createSyncEngine({
    scope,
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
  // Coming back is a reason to try again, and leaving may be the last chance.
  const onVisibility = () => (document.hidden ? engine.leave() : flush())
  document.addEventListener("visibilitychange", onVisibility)
  addEventListener("pagehide", engine.leave)
  const offOnline = onOnline(flush)
  scope.onEnd(() => {
    engine.stop()
    offOnline()
    document.removeEventListener("visibilitychange", onVisibility)
    removeEventListener("pagehide", engine.leave)
  })
  return engine
}
