import { day } from "@confetti/domain/durations"
import { parseSetCookieHeader } from "better-auth/cookies"
import { serializeCookie, serializeSignedCookie } from "better-call"
import { authSecret } from "../../platform/auth/auth-secret.ts"
import type { Session } from "../../platform/auth/session-lookup.ts"
import { hashToken, nextToken } from "../../platform/auth/session-token.ts"
import { corsHeaders } from "../../platform/http/cors.ts"
import type { MailMessage } from "../../platform/mail/mailer.ts"
import type { Services } from "../../platform/services.ts"
import type { Auth } from "./create-auth.ts"
import { noticeMail } from "./notice-mail.ts"
import { type Asking, requesterHash } from "./requester.ts"
import type { Shown } from "./session-of.ts"
import { endOldestSessions, endSession, keepDevice, openByPasskey, removePasskeys, turnToken } from "./store.ts"

const mostSessions = 50

type Answered = {
  services: Services
  auth: Auth
  path: string
  shown: Shown
  /** Asked by one of our pages, whose session is in an HttpOnly cookie. */
  isBrowser: boolean
  asking: Asking
  /** Signing out everywhere, or everywhere else, also removes the passkeys. */
  endsPasskeys: boolean
  userAgent: string | null
}

/**
 * Completes better-auth's answer. Better-auth knows a session by its hash: the token itself is inserted here, and never given to a page.
 */
export async function finishAnswer(response: Response, answered: Answered): Promise<Response> {
  const headers = new Headers(response.headers)
  const { path, shown, isBrowser, asking } = answered
  let token = shown.session?.token ?? null
  if (asking.issued !== null) {
    token = asking.issued
    await putToken(headers, answered.auth, token)
    await signedIn(token, answered)
  } else if (path === "/get-session") token = await currentToken(headers, answered)
  else if (shown.session !== null) await changed(headers, answered, shown.session.userId)
  for (const [name, value] of Object.entries(corsHeaders)) headers.set(name, value)
  headers.set("cache-control", "no-store")
  headers.delete("content-length")
  if (isBrowser) headers.delete("set-auth-token")
  const text = await textOf(response, path, asking.codeDigits)
  const body = text.startsWith("{") ? withToken(text, isBrowser ? undefined : (token ?? undefined)) : text
  return new Response(body === "" ? null : body, { status: response.status, headers })
}

/** Adds options that the plugins lack: passkey verification, and the number of digits of a code. */
async function textOf(response: Response, path: string, digits: number): Promise<string> {
  const text = await response.text()
  if (path === "/passkey/generate-authenticate-options")
    return JSON.stringify({ ...JSON.parse(text), userVerification: "required" })
  return digits > 0 ? JSON.stringify({ ...JSON.parse(text), digits }) : text
}

/** Remembers the device for the new session, and forgets its previous one. */
async function signedIn(token: string, { services, shown, asking, userAgent }: Answered): Promise<void> {
  const { db, clock, sessions } = services
  const entered = await sessions.findNow(token)
  if (entered === null) return
  await endOldestSessions(db, entered.userId, mostSessions)
  sessions.forget(entered.userId)
  const isNewDevice = await keepDevice(db, entered.userId, requesterHash(asking.requester), new Date(clock()))
  if (isNewDevice)
    sendNotice(services, noticeMail("device", entered.email, services.content.current().brand, userAgent))
  if (!shown.isInCookie || shown.session === null) return
  await endSession(db, shown.session.userId, shown.session.id)
  sessions.forget(shown.session.userId)
}

async function changed(headers: Headers, answered: Answered, userId: string): Promise<void> {
  const { services, path, shown, auth, endsPasskeys, userAgent } = answered
  if (path === "/passkey/verify-registration" && shown.session !== null) {
    const { id, email } = shown.session
    // A person who has just added a passkey is not asked for it again.
    await openByPasskey(services.db, userId, id, new Date(services.clock()))
    sendNotice(services, noticeMail("passkey", email, services.content.current().brand, userAgent))
  }
  services.sessions.forget(userId)
  if (endsPasskeys) await removePasskeys(services.db, userId)
  if (path === "/revoke-sessions") await dropCookie(headers, auth)
}

/** Returns the current token to a client with an older one; drops a cookie without a session. */
async function currentToken(headers: Headers, { services, auth, shown }: Answered): Promise<string | null> {
  const { token, isInCookie, session } = shown
  if (session === null) {
    if (isInCookie) await dropCookie(headers, auth)
    return null
  }
  const current = await rotateSession(services, session)
  if (current !== token || (await hasTokenCookie(headers, auth))) await putToken(headers, auth, current)
  return current
}

async function hasTokenCookie(headers: Headers, auth: Auth): Promise<boolean> {
  const { name } = (await auth.$context).authCookies.sessionToken
  return parseSetCookieHeader(headers.get("set-cookie") ?? "").has(name)
}

async function putToken(headers: Headers, auth: Auth, token: string): Promise<void> {
  const { authCookies, secret } = await auth.$context
  const { name, attributes } = authCookies.sessionToken
  const others = headers.getSetCookie().filter((cookie) => !cookie.startsWith(`${name}=`))
  headers.delete("set-cookie")
  for (const cookie of others) headers.append("set-cookie", cookie)
  headers.append("set-cookie", await serializeSignedCookie(name, token, secret, attributes))
  headers.set("set-auth-token", token)
}

async function dropCookie(headers: Headers, auth: Auth): Promise<void> {
  const { name, attributes } = (await auth.$context).authCookies.sessionToken
  headers.append("set-cookie", serializeCookie(name, "", { ...attributes, maxAge: 0 }))
}

function withToken(text: string, token: string | undefined): string {
  return JSON.stringify(JSON.parse(text, (key, value: unknown) => (key === "token" ? token : value)))
}

/** Sends mail without waiting. The mailer logs failures. */
function sendNotice({ mail }: Pick<Services, "mail">, message: MailMessage): void {
  mail.send(message).catch(() => {})
}

/** Rotates a session's token after a day. Returns the current token, whoever rotated it. */
async function rotateSession(
  { db, clock, sessions, config }: Pick<Services, "db" | "clock" | "sessions" | "config">,
  session: Session,
): Promise<string> {
  const now = clock()
  // Not before the device has used the last one, or the new one could be lost as well.
  if (now - session.rotatedAt < day || !session.isTokenSeen) return session.token
  const fresh = nextToken(authSecret(config), session.id, session.token)
  const isOurs = await turnToken(db, session.id, session.tokenHash, hashToken(fresh), new Date(now))
  sessions.forget(session.userId)
  if (isOurs) return fresh
  return (await sessions.findNow(session.token))?.token ?? session.token
}
