import { serializeCookie, serializeSignedCookie } from "better-call"
import { parseSetCookieHeader } from "better-auth/cookies"
import { corsHeaders } from "../../platform/http/cors.ts"
import type { Services } from "../../platform/services.ts"
import type { Auth } from "./create-auth.ts"
import { entrances } from "./open-routes.ts"
import { rotateSession } from "./rotate-session.ts"
import type { Shown } from "./session-of.ts"
import { endSession, keepDevice } from "./store.ts"

type Answered = {
  services: Services
  auth: Auth
  path: string
  /** Whose request it was. */
  shown: Shown
  /** One of our own pages asked: its session is in a cookie that no script can read. */
  isBrowser: boolean
  deviceHash: string | null
}

/** better-auth's answer with what follows from it: a device remembered, a token turned, and no token in a page's hands. */
export async function finishAnswer(response: Response, answered: Answered): Promise<Response> {
  const headers = new Headers(response.headers)
  const { services, path, shown, isBrowser } = answered
  if (entrances.has(path)) await welcome(headers, answered)
  else if (path === "/get-session") await turn(headers, answered)
  else if (shown.session !== null) services.sessions.forget(shown.session.userId)
  if (path === "/revoke-sessions") await dropCookie(headers, answered.auth)
  for (const [name, value] of Object.entries(corsHeaders)) headers.set(name, value)
  headers.set("cache-control", "no-store")
  if (!isBrowser) return new Response(response.body, { status: response.status, headers })
  headers.delete("set-auth-token")
  headers.delete("content-length")
  const text = await response.text()
  return new Response(text.startsWith("{") ? withoutTokens(text) : text, { status: response.status, headers })
}

/** Whoever came in is known on this device from now on; whoever was in here before is not any more. */
async function welcome(headers: Headers, { services, auth, shown, deviceHash }: Answered): Promise<void> {
  const { authCookies } = await auth.$context
  const cookie = parseSetCookieHeader(headers.get("set-cookie") ?? "").get(authCookies.sessionToken.name)
  const token = decodeURIComponent(cookie?.value ?? "").split(".")[0] ?? ""
  const entered = token === "" ? null : await services.sessions.findNow(token)
  if (entered === null) return
  const { db, clock, sessions } = services
  if (deviceHash !== null) await keepDevice(db, entered.userId, deviceHash, new Date(clock()))
  if (!shown.isInCookie || shown.session === null) return
  await endSession(db, shown.session.userId, shown.session.id)
  sessions.forget(shown.session.userId)
}

/** Whoever shows another token than the session goes by now is told that one; a cookie that stands for nothing is dropped. */
async function turn(headers: Headers, { services, auth, shown }: Answered): Promise<void> {
  const { token, isInCookie, session } = shown
  if (session === null) return isInCookie ? dropCookie(headers, auth) : undefined
  const current = await rotateSession(services, session)
  if (current === token) return
  const { authCookies, secret } = await auth.$context
  const { name, attributes } = authCookies.sessionToken
  headers.delete("set-cookie")
  headers.append("set-cookie", await serializeSignedCookie(name, current, secret, attributes))
  headers.set("set-auth-token", current)
}

async function dropCookie(headers: Headers, auth: Auth): Promise<void> {
  const { name, attributes } = (await auth.$context).authCookies.sessionToken
  headers.append("set-cookie", serializeCookie(name, "", { ...attributes, maxAge: 0 }))
}

function withoutTokens(text: string): string {
  return JSON.stringify(JSON.parse(text, (key, value: unknown) => (key === "token" ? undefined : value)))
}
