/**
 * Where the session's token is kept between two starts. A browser keeps it in a cookie that no script can read, so there is
 * nothing to do; a native app has no such cookie and sends the token as a bearer with every request.
 */
export type TokenStore = {
  /** What to send; null where the cookie travels by itself. */
  read: () => string | null
  write: (token: string | null) => void
}

const browserCookie: TokenStore = { read: () => null, write: () => undefined }

export const tokenStore: TokenStore = browserCookie
