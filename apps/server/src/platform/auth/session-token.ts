/** What our cookies' names begin with. On https the browser also asks for `__Secure-` before it. */
export const cookiePrefix = "confetti"

const cookie = new RegExp(`(?:^|; *)(?:__Secure-)?${cookiePrefix}\\.session_token=([^;]*)`)
const bearerScheme = /^bearer +/i

/** The token in an `Authorization` header: null when there is no header, empty when it says anything else. */
export function bearerOf(header: string | undefined): string | null {
  if (header === undefined) return null
  return bearerScheme.test(header) ? bare(header.replace(bearerScheme, "")) : ""
}

export function sessionCookieOf(header: string | undefined): string | null {
  const value = cookie.exec(header ?? "")?.[1]
  return value === undefined ? null : bare(value)
}

/** Cookies, and some bearers, carry a signature after the token. The token is random enough to need none. */
function bare(token: string): string {
  return token.trim().split(".")[0] ?? ""
}
