import { onceOnline } from "../../platform/connection.ts"
import { onFirstUse } from "../../platform/on-use.ts"
import { isStorageReadable, readText } from "../../platform/storage.ts"
import { readInTab } from "../../platform/tab-storage.ts"
import { tokenStore } from "../../platform/token-store.ts"
import { whenIdle } from "../../platform/when-idle.ts"
import { anonymous, loading, type SessionStore } from "./session-store.ts"

/**
 * Starts the session when the page is idle. If neither the page nor the device suggests a signed-in person, it waits until the page is
 * touched or another tab speaks.
 */
export function startSession(store: SessionStore): void {
  const endLoading = () => {
    if (store.get().state === "loading") store.set(anonymous)
  }
  const run = async () => {
    // Without its code the session is a guest's for now. It is loaded when the connection is back.
    const late = setTimeout(endLoading, longestWait)
    const { machineOf } = await onceOnline(() => import("./machine/session-machine.ts"))
    clearTimeout(late)
    await machineOf(store).run()
  }
  const start = () => void run().catch(endLoading)
  if (store.hooks.isSignedIn === false && !mayBeSomebody()) {
    onFirstUse(start)
    // Someone signed in in another tab: this one must notice.
    store.channel()?.addEventListener("message", start, { once: true })
  } else {
    store.set(loading)
    whenIdle(start)
  }
}

/** In milliseconds. */
const longestWait = 10_000

/** Without stored data and a sign-in address, the device is a guest's. */
function mayBeSomebody(): boolean {
  if (/[?&](join|error)\b/.test(location.search) || tokenStore.read() !== null) return true
  return !isStorageReadable() || readText("cf_user") !== null || readInTab("cf_join", isThere) !== null
}

function isThere(value: unknown): value is object {
  return value !== null
}
