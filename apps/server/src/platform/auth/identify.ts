import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import type { Role } from "@confetti/domain/editors/roles"
import type { Services } from "../services.ts"
import { foreignOrigin, isFromOwnOrigin } from "./own-origin.ts"
import { rolesOf } from "./roles-of.ts"
import { bearerOf, sessionCookieOf } from "./session-token.ts"

/** Who asks. `key` is what a write's idempotency keys and a person's budget are kept under. */
export type Caller = {
  userId: string | null
  sessionId: string | null
  /** The address the person signed in with: confirmed, and theirs. */
  email: string | null
  /** What they may do as an editor. Doing it also takes a session opened by a passkey: `requireRole`. */
  roles: ReadonlySet<Role>
  /** By what their session was opened: a code, a passkey, or a provider's name. */
  openedBy: string | null
  /** How long ago a passkey opened it, in milliseconds; null where none did. */
  passkeyAge: number | null
  address: string
  key: string
}

type Parts = Pick<Services, "clock" | "config" | "sessions">

const reads = new Set(["GET", "HEAD"])

/**
 * Who sent this request. A bearer that stands for no session is an error: its sender believes to be signed in. A cookie that
 * does not is only old. A cookie acts for its person only on our own pages, a bearer anywhere.
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
