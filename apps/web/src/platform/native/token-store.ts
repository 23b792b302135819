import { SecureStorage } from "@aparajita/capacitor-secure-storage"
import type { TokenStore } from "../token-store.ts"

const key = "session"

type Keychain = {
  getItem: (key: string) => Promise<string | null>
  setItem: (key: string, value: string) => Promise<unknown>
  removeItem: (key: string) => Promise<unknown>
}

/** Stores the token in the phone's keychain or keystore, never in the page's storage. */
export function createTokenStore(keychain: Keychain) {
  let token: string | null = null
  /** Serialises writes, so that the last token is kept. */
  let saving: Promise<unknown> = Promise.resolve()
  return {
    /** Loads the stored token. Without access nobody is signed in. */
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

/** Replaces `platform/token-store.ts` in native builds, which have no server cookie. @public */
export const tokenStore = createTokenStore(SecureStorage)
