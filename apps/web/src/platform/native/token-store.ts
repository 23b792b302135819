import { SecureStorage } from "@aparajita/capacitor-secure-storage"
import type { TokenStore } from "../token-store.ts"

const key = "session"

type Keychain = {
  getItem: (key: string) => Promise<string | null>
  setItem: (key: string, value: string) => Promise<unknown>
  removeItem: (key: string) => Promise<unknown>
}

/** In the phone's keychain or keystore, and never in the page's own storage. */
export function createTokenStore(keychain: Keychain) {
  let token: string | null = null
  /** A queue of writes, so that the last token that was written is the one that is kept. */
  let saving: Promise<unknown> = Promise.resolve()
  return {
    /** Reads what the last start left. Nobody is signed in where the phone does not give it away. */
    async load(): Promise<void> {
      token = await keychain.getItem(key).catch(() => null)
    },
    read: () => token,
    write(next) {
      token = next
      saving = saving
        .then(() => (next === null ? keychain.removeItem(key) : keychain.setItem(key, next)))
        .catch(() => undefined)
    },
  } satisfies TokenStore & { load: () => Promise<void> }
}

/**
 * Stands in for `platform/token-store.ts` in the shells' build: a shell has no cookie of the server's.
 *
 * @public
 */
export const tokenStore = createTokenStore(SecureStorage)
