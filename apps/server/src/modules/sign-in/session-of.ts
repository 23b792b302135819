import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import { foreignOrigin, isFromOwnOrigin } from "../../platform/auth/own-origin.ts"
import type { Session } from "../../platform/auth/session-lookup.ts"
import { bearerOf, sessionCookieOf } from "../../platform/auth/session-token.ts"
import type { Config } from "../../platform/config.ts"
import type { Services } from "../../platform/services.ts"

export type Shown = { token: string | null; isInCookie: boolean; session: Session | null }

/** The session of a request, read from the database and not from a cache. */
export async function sessionOf(
  { headers }: IncomingMessage,
  { sessions, config }: Pick<Services, "sessions" | "config">,
  mayBeOver: boolean,
): Promise<Shown> {
  const bearer = bearerOf(headers.authorization)
  const token = bearer ?? sessionCookieOf(headers.cookie, config)
  const session = token === null ? null : await sessions.findNow(token)
  if (session === null && bearer !== null && !mayBeOver) throw new AppError("session/expired")
  return { token, isInCookie: bearer === null && token !== null, session }
}

/**
 * Cookies act only on our own pages, bearers anywhere. Without a session, another site may not start one either: only our pages, the native
 * apps, and clients without an origin.
 */
export function mustBeAllowedHere(
  incoming: IncomingMessage,
  { token, isInCookie, session }: Shown,
  config: Config,
): void {
  if (isFromOwnOrigin(incoming, config) || (token !== null && !isInCookie)) return
  const { origin } = incoming.headers
  const isNobodysPage = origin === undefined || config.NATIVE_ORIGINS.includes(origin)
  if (session !== null || !isNobodysPage) throw foreignOrigin(incoming)
}
