import type { IncomingMessage } from "node:http"
import { cookiePrefix } from "../../platform/auth/session-token.ts"
import type { Session } from "../../platform/auth/session-store.ts"

export type Forward = {
  origin: string
  path: string
  query: string
  body: string
  session: Session | null
  isEntrance: boolean
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
const ours = new RegExp(`^(__Secure-)?${cookiePrefix}\\.`)

/**
 * A request as better-auth gets it. Whose it is was found out here, in one way for every route: it is told as a bearer, with
 * the token the session goes by now. An entrance is told nothing: no session from before may live on behind it.
 */
export function forwardRequest(incoming: IncomingMessage, forward: Forward): Request {
  const { origin, path, query, body, session, isEntrance } = forward
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === "string" && !left.has(name)) headers.set(name, value)
  }
  // A browser says where a POST comes from, and then that must be one of our pages. What does not say is no browser, though
  // Node's fetch sends the other half of a browser's headers.
  if (!headers.has("origin")) for (const name of fetchMetadata) headers.delete(name)
  const cookies = (incoming.headers.cookie ?? "")
    .split(/; */)
    .filter((cookie) => ours.test(cookie) && !/session_(token|data)=/.test(cookie))
    .join("; ")
  if (cookies === "") headers.delete("cookie")
  else headers.set("cookie", cookies)
  if (session !== null && !isEntrance) headers.set("authorization", `Bearer ${session.token}`)
  const { method = "GET" } = incoming
  return new Request(`${origin}/auth${path}${query === "" ? "" : `?${query}`}`, {
    method,
    headers,
    ...(method === "POST" && { body }),
  })
}
