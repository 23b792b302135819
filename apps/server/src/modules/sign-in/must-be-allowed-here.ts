import type { IncomingMessage } from "node:http"
import { foreignOrigin, isFromOwnOrigin } from "../../platform/auth/own-origin.ts"
import type { Config } from "../../platform/config.ts"
import type { Shown } from "./session-of.ts"

/**
 * A cookie acts for its person only on our own pages, a bearer anywhere. Where nobody is signed in yet, another site's page
 * may not begin it either: only our own, the native shells, and what is no browser and says no origin.
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
