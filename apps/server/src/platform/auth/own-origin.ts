import type { IncomingMessage } from "node:http"
import type { Config } from "../config.ts"

/** Where this server is reached: as configured, or, where nothing is, as this request reached it. */
export function originOf(request: IncomingMessage, { PUBLIC_URL }: Pick<Config, "PUBLIC_URL">): string {
  return PUBLIC_URL === undefined ? `http://${request.headers.host ?? "localhost"}` : new URL(PUBLIC_URL).origin
}

/** True when one of our own pages sent this, as its browser says. */
export function isFromOwnOrigin(request: IncomingMessage, config: Pick<Config, "PUBLIC_URL">): boolean {
  const { origin, "sec-fetch-site": site } = request.headers
  return origin === undefined ? site === "same-origin" : origin === originOf(request, config)
}
