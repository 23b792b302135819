import type { UserRecord } from "@confetti/contract/users"
import { tokenStore } from "../../platform/token-store.ts"
import type { SessionHooks } from "./session-hooks.ts"
import { anonymous, readSession, writeSession } from "./session-store.ts"

const running = () => import("./machine/run-session.ts")

/**
 * Starts the session when the page has nothing better to do. Its code comes only then; where a feed is opened and nothing says
 * that somebody is signed in here, nobody is taken to be until the page is touched, and then asked for.
 */
export function startSession(hooks: SessionHooks): void {
  const start = async () => {
    try {
      const { runSession } = await running()
      await runSession(hooks)
    } catch {
      // The code itself did not arrive. Loading ends all the same.
      if (readSession().state === "loading") writeSession(anonymous)
      addEventListener("online", () => void start(), { once: true })
    }
  }
  if (!mayBeSomebody()) {
    writeSession(anonymous)
    for (const touch of touches)
      addEventListener(touch, () => void start(), { once: true, capture: true, passive: true })
  } else if ("requestIdleCallback" in globalThis) requestIdleCallback(() => void start(), { timeout: 2000 })
  else setTimeout(() => void start())
}

const touches = ["pointerdown", "keydown", "wheel"]

/** A feed's address without anything kept of a person, and without a way in begun, is a guest's. */
function mayBeSomebody(): boolean {
  const isFeed = /^\/($|tiles\/)/.test(location.pathname) && !/[?&](join|error)\b/.test(location.search)
  if (!isFeed || tokenStore.read() !== null) return true
  try {
    return localStorage.getItem("cf_user") !== null || sessionStorage.getItem("cf_join") !== null
  } catch {
    return true
  }
}

/** Ends the session on this device, or on every device. Throws an `ApiError`, and changes nothing, when it can't be ended. */
export async function signOut(everywhere = false): Promise<void> {
  const { signOutNow } = await running()
  await signOutNow(everywhere)
}

/** Ends the session by a request that ends every session of the person's. Throws what it throws, with nothing changed. */
export async function endSessionBy(end: () => Promise<unknown>): Promise<void> {
  const { leaveBy } = await running()
  await leaveBy(end)
}

/** Reads the user's record again. */
export async function refreshUser(): Promise<void> {
  const { readUserAgain } = await running()
  await readUserAgain()
}

/** Takes a record that came by another way, as the answer of `users-update_profile` does. */
export async function replaceUser(record: UserRecord): Promise<void> {
  const { takeUser } = await running()
  takeUser(record)
}
