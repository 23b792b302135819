import type { IncomingMessage } from "node:http"
import type { Session } from "../../platform/auth/session-lookup.ts"

export type Forward = {
  origin: string
  path: string
  query: string
  body: string
  session: Session | null
  isEntrance: boolean
  cookiePrefix: string
}

const left = new Set([
  "authorization",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "content-length",
  "host",
])

const fetchMetadata = ["sec-fetch-dest", "sec-fetch-mode", "sec-fetch-site", "sec-fetch-user"]

/**
 * Prepares a request for better-auth. The session was already found, and is passed as a bearer with its hash. Sign-in routes get none: no
 * earlier session may continue.
 */
export function forwardRequest(incoming: IncomingMessage, forward: Forward): Request {
  const { origin, path, query, body, session, isEntrance, cookiePrefix } = forward
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === "string" && !left.has(name)) headers.set(name, value)
  }
  // A browser sends an origin with a POST, which must be ours. Without one it is no browser, though
  // Node's fetch sends other headers of a browser.
  if (!headers.has("origin")) for (const name of fetchMetadata) headers.delete(name)
  const cookies = (incoming.headers.cookie ?? "")
    .split(/; */)
    .filter((cookie) => cookie.startsWith(`${cookiePrefix}.`) && !/session_(token|data)=/.test(cookie))
    .join("; ")
  if (cookies === "") headers.delete("cookie")
  else headers.set("cookie", cookies)
  if (session !== null && !isEntrance) headers.set("authorization", `Bearer ${session.tokenHash}`)
  const { method = "GET" } = incoming
  return new Request(`${origin}/auth${path}${query === "" ? "" : `?${query}`}`, {
    method,
    headers,
    ...(method === "POST" && { body }),
  })
}
