import { t } from "@confetti/domain/messages/t"
import { onOnline } from "../connection.ts"
import { deviceValues } from "../device-values.ts"
import { randomId } from "../ids.ts"
import type { SessionScope } from "../session-scope.ts"
import { shownFault } from "../shown-fault.ts"
import { createBrowserLock } from "./browser-lock.ts"
import { createSyncEngine, type SyncEngine } from "./create-sync-engine.ts"
import type { Mutation } from "./mutation.ts"
import { createQueue, lanes } from "./queue.ts"

export function startSyncEngine(
  scope: SessionScope,
  mutations: readonly Mutation<unknown>[],
  lane: keyof typeof lanes = "outbox",
): SyncEngine {
  const keyOf = lanes[lane]
  const engine = createSyncEngine({
    scope,
    queue: createQueue(deviceValues, keyOf),
    mutations,
    lock: createBrowserLock(keyOf("lock")),
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
        text: t`Your changes could not be saved to your account. They are on this device, and the app will try again automatically. If you see this again, update your browser.`,
      }),
  })
  const listening = new AbortController()
  const { signal } = listening
  const flush = () => void engine.flush()
  const offOnline = onOnline(flush)
  // Returning is a reason to retry, and leaving may be the last chance.
  document.addEventListener("visibilitychange", () => (document.hidden ? engine.leave() : flush()), { signal })
  addEventListener("pagehide", engine.leave, { signal })
  addEventListener("storage", ({ key }) => key?.startsWith(keyOf("")) && engine.lookAgain(), { signal })
  scope.onEnd(() => {
    engine.stop()
    offOnline()
    listening.abort()
  })
  return engine
}
