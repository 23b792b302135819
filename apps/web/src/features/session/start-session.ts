import { nextOnline } from "../../platform/connection.ts"
import { onFirstUse } from "../../platform/on-use.ts"
import { isStorageReadable, readText } from "../../platform/storage.ts"
import { readInTab } from "../../platform/tab-storage.ts"
import { tokenStore } from "../../platform/token-store.ts"
import { sessionChannel } from "./session-channel.ts"
import type { SessionHooks } from "./session-hooks.ts"
import { anonymous, readSession, writeSession } from "./session-store.ts"

const running = () => import("./machine/run-session.ts")

/**
 * Starts the session when the page has nothing better to do. Its code comes only then; where neither the page nor the device says that
 * somebody is signed in, nobody is taken to be until the page is touched or another tab says something, and then asked for.
 */
export function startSession(hooks: SessionHooks, isSignedIn: boolean | null): void {
  const start = async () => {
    // The code itself may not arrive, or only late. Loading ends all the same.
    const late = setTimeout(endLoading, longestWait)
    try {
      const { runSession } = await running()
      clearTimeout(late)
      await runSession(hooks)
    } catch {
      endLoading()
      void nextOnline().then(start)
    }
  }
  if (isSignedIn === false && !mayBeSomebody()) {
    writeSession(anonymous)
    const begin = () => void start()
    onFirstUse(begin)
    // Somebody signs in beside it: whoever comes back to this page is found here.
    sessionChannel()?.addEventListener("message", begin, { once: true })
  }
  // oxlint-disable-next-line no-restricted-globals -- asked for first.
  else if ("requestIdleCallback" in globalThis) requestIdleCallback(() => void start(), { timeout: 2000 })
  else setTimeout(() => void start())
}

/** In milliseconds. */
const longestWait = 10_000

function endLoading(): void {
  if (readSession().state === "loading") writeSession(anonymous)
}

/** A device that keeps nothing of a person, on an address that is no way in, is a guest's. */
function mayBeSomebody(): boolean {
  if (/[?&](join|error)\b/.test(location.search) || tokenStore.read() !== null) return true
  return !isStorageReadable() || readText("cf_user") !== null || readInTab("cf_join", isThere) !== null
}

function isThere(value: unknown): value is object {
  return value !== null
}
