import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import { graceAfterRotation } from "../../platform/auth/session-lookup.ts"
import { type Session, sessionByToken } from "../../platform/auth/session-store.ts"
import { bearerOf, sessionCookieOf } from "../../platform/auth/session-token.ts"
import type { Services } from "../../platform/services.ts"

/** The session of a request, straight from the database: here a moment-old answer would not do. */
export async function sessionOf(
  { headers }: IncomingMessage,
  services: Pick<Services, "pool" | "clock">,
): Promise<Session | null> {
  const bearer = bearerOf(headers.authorization)
  const token = bearer ?? sessionCookieOf(headers.cookie)
  if (token === null) return null
  const session = await aliveSession(token, services)
  if (session === null && bearer !== null) throw new AppError("session/expired")
  return session
}

export async function aliveSession(
  token: string,
  { pool, clock }: Pick<Services, "pool" | "clock">,
): Promise<Session | null> {
  const now = clock()
  const session = await sessionByToken(pool, token, new Date(now - graceAfterRotation))
  return session !== null && session.expiresAt > now ? session : null
}
