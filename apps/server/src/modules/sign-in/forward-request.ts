import type { IncomingMessage } from "node:http"
import type { Session } from "../../platform/auth/session-store.ts"

type Forward = {
  origin: string
  address: string
  path: string
  query: string
  body: string
  session: Session | null
  isEntrance: boolean
}

const left = new Set([
  "authorization",
  "x-confetti-address",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "content-length",
  "host",
])

/**
 * A request as better-auth gets it. Whose it is was found out here, in one way for every route: it is told as a bearer, with
 * the token the session goes by now. An entrance is told nothing: no session from before may live on behind it.
 */
export function forwardRequest(incoming: IncomingMessage, forward: Forward): Request {
  const { origin, address, path, query, body, session, isEntrance } = forward
  const headers = new Headers({ "x-confetti-address": address })
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === "string" && !left.has(name)) headers.set(name, value)
  }
  const cookies = (incoming.headers.cookie ?? "")
    .split(/; */)
    .filter((cookie) => cookie !== "" && !/\.session_(token|data)=/.test(cookie))
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
