/**
 * The stored session token. Browsers keep it in an HttpOnly cookie, so there is nothing to do; a native app sends it as a bearer with every
 * request.
 */
export type TokenStore = {
  /** The token to send; null if a cookie is used. */
  read: () => string | null
  write: (token: string | null) => void
}

const browserCookie: TokenStore = { read: () => null, write: () => undefined }

export const tokenStore: TokenStore = browserCookie
