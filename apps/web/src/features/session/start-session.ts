import { onceOnline } from "../../platform/connection.ts"
import { onFirstUse } from "../../platform/on-use.ts"
import { isStorageReadable, readText } from "../../platform/storage.ts"
import { readInTab } from "../../platform/tab-storage.ts"
import { tokenStore } from "../../platform/token-store.ts"
import { whenIdle } from "../../platform/when-idle.ts"
import { anonymous, loading, type SessionStore } from "./session-store.ts"

/**
 * Starts the session when the page has nothing better to do. Where neither the page nor the device says that somebody is
 * signed in, nobody is taken to be until the page is touched or another tab says something, and then asked for.
 */
export function startSession(store: SessionStore): void {
  const endLoading = () => {
    if (store.get().state === "loading") store.set(anonymous)
  }
  const run = async () => {
    // Without its code nobody is known for now. It comes with the connection.
    const late = setTimeout(endLoading, longestWait)
    const { machineOf } = await onceOnline(() => import("./machine/session-machine.ts"))
    clearTimeout(late)
    await machineOf(store).run()
  }
  const start = () => void run().catch(endLoading)
  if (store.hooks.isSignedIn === false && !mayBeSomebody()) {
    onFirstUse(start)
    // Somebody signs in beside it: whoever comes back to this page is found here.
    store.channel()?.addEventListener("message", start, { once: true })
  } else {
    store.set(loading)
    whenIdle(start)
  }
}

/** In milliseconds. */
const longestWait = 10_000

/** A device that keeps nothing of a person, on an address that is no way in, is a guest's. */
function mayBeSomebody(): boolean {
  if (/[?&](join|error)\b/.test(location.search) || tokenStore.read() !== null) return true
  return !isStorageReadable() || readText("cf_user") !== null || readInTab("cf_join", isThere) !== null
}

function isThere(value: unknown): value is object {
  return value !== null
}
