import { SecureStorage } from "@aparajita/capacitor-secure-storage"
import type { TokenStore } from "../token-store.ts"

/** In the phone's keychain or keystore, and never in the page's own storage. */
const key = "session"

let token: string | null = null
/** One after the other: the last one that was written is the one that is kept. */
let saving: Promise<unknown> = Promise.resolve()

/** Reads what the last start left. Nobody is signed in where the phone does not give it away. */
export async function loadToken(): Promise<void> {
  token = await SecureStorage.getItem(key).catch(() => null)
}

/**
 * Stands in for `platform/token-store.ts` in the shells' build: a shell has no cookie of the server's.
 *
 * @public
 */
export const tokenStore: TokenStore = {
  read: () => token,
  write(next) {
    token = next
    saving = saving
      .then(() => (next === null ? SecureStorage.removeItem(key) : SecureStorage.setItem(key, next)))
      .catch(() => undefined)
  },
}
