import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import type { Role } from "@confetti/domain/editors/roles"
import type { Services } from "../services.ts"
import { foreignOrigin, isFromOwnOrigin } from "./own-origin.ts"
import { rolesOf } from "./roles-of.ts"
import { bearerOf, sessionCookieOf } from "./session-token.ts"

/** The caller. `key` identifies idempotency keys and a person's budget. */
export type Caller = {
  userId: string | null
  sessionId: string | null
  email: string | null
  /** Editor roles. Using them also takes a session opened by a passkey: `requireRole`. */
  roles: ReadonlySet<Role>
  /** How the session was opened: a code, a passkey, or a provider's name. */
  openedBy: string | null
  /** Milliseconds since a passkey opened the session; null without one. */
  passkeyAge: number | null
  address: string
  key: string
}

type Parts = Pick<Services, "clock" | "config" | "sessions">

const reads = new Set(["GET", "HEAD"])

/**
 * Identifies the caller. A bearer without a session is an error, as its sender believes to be signed in; such a cookie is just old. Cookies
 * act only on our own pages, bearers anywhere.
 */
export async function identify(request: IncomingMessage, address: string, parts: Parts): Promise<Caller> {
  const anonymous: Caller = {
    userId: null,
    sessionId: null,
    email: null,
    roles: new Set(),
    openedBy: null,
    passkeyAge: null,
    address,
    key: `anonymous:${address}`,
  }
  const bearer = bearerOf(request.headers.authorization)
  const token = bearer ?? sessionCookieOf(request.headers.cookie, parts.config)
  if (token === null) return anonymous
  const session = await parts.sessions.find(token)
  if (session === null) {
    if (bearer === null) return anonymous
    throw new AppError("session/expired")
  }
  const { method = "GET" } = request
  if (bearer === null && !reads.has(method) && !isFromOwnOrigin(request, parts.config)) throw foreignOrigin(request)
  return {
    userId: session.userId,
    sessionId: session.id,
    email: session.email,
    roles: rolesOf(session, parts.config),
    openedBy: session.openedBy,
    passkeyAge: session.openedBy === "passkey" ? parts.clock() - session.openedAt : null,
    address,
    key: session.userId,
  }
}
