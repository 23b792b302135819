import { serializeSignedCookie } from "better-call"
import { parseSetCookieHeader } from "better-auth/cookies"
import type { Session } from "../../platform/auth/session-store.ts"
import { corsHeaders } from "../../platform/http/cors.ts"
import type { Services } from "../../platform/services.ts"
import type { Auth } from "./create-auth.ts"
import { rotateSession } from "./rotate-session.ts"
import { aliveSession } from "./session-of.ts"
import { keepDevice } from "./store.ts"

type Answered = {
  services: Services
  auth: Auth
  path: string
  /** Whose request it was. */
  session: Session | null
  isEntrance: boolean
  /** One of our own pages asked: its session is in a cookie that no script can read. */
  isBrowser: boolean
  deviceHash: string | null
}

/** better-auth's answer with what follows from it: a device remembered, a token turned, and no token in a page's hands. */
export async function finishAnswer(response: Response, answered: Answered): Promise<Response> {
  const { services, path, session, isEntrance, isBrowser } = answered
  const headers = new Headers(response.headers)
  if (isEntrance) await rememberDevice(headers, answered)
  else if (path === "/get-session" && session !== null) await turn(headers, answered, session)
  else if (session !== null) services.sessions.forget(session.userId)
  for (const [name, value] of Object.entries(corsHeaders)) headers.set(name, value)
  headers.set("cache-control", "no-store")
  if (!isBrowser) return new Response(response.body, { status: response.status, headers })
  headers.delete("set-auth-token")
  headers.delete("content-length")
  const text = await response.text()
  return new Response(text.startsWith("{") ? withoutTokens(text) : text, { status: response.status, headers })
}

async function rememberDevice(headers: Headers, { services, auth, deviceHash }: Answered): Promise<void> {
  const { authCookies } = await auth.$context
  const cookie = parseSetCookieHeader(headers.get("set-cookie") ?? "").get(authCookies.sessionToken.name)
  const token = decodeURIComponent(cookie?.value ?? "").split(".")[0] ?? ""
  if (token === "" || deviceHash === null) return
  const entered = await aliveSession(token, services)
  if (entered !== null) await keepDevice(services.db, entered.userId, deviceHash, new Date(services.clock()))
}

async function turn(headers: Headers, { services, auth }: Answered, session: Session): Promise<void> {
  const fresh = await rotateSession(services, session)
  if (fresh === null) return
  const { authCookies, secret } = await auth.$context
  const { name, attributes } = authCookies.sessionToken
  headers.delete("set-cookie")
  headers.append("set-cookie", await serializeSignedCookie(name, fresh, secret, attributes))
  headers.set("set-auth-token", fresh)
}

function withoutTokens(text: string): string {
  return JSON.stringify(JSON.parse(text, (key, value: unknown) => (key === "token" ? undefined : value)))
}
