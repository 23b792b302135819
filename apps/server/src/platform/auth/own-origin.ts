import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import type { Config } from "../config.ts"

type Settings = Pick<Config, "PUBLIC_URL" | "TRUST_PROXY">

/** The origin of a request, from its host header and a trusted proxy's scheme. Null for an invalid header. */
export function requestOrigin(
  { headers }: IncomingMessage,
  { TRUST_PROXY }: Pick<Config, "TRUST_PROXY">,
): string | null {
  const scheme = TRUST_PROXY > 0 && headers["x-forwarded-proto"] === "https" ? "https" : "http"
  const address = `${scheme}://${headers.host ?? "localhost"}`
  return URL.canParse(address) ? new URL(address).origin : null
}

/** The server's public origin: configured, or that of the request. Throws `request/malformed`. */
export function originOf(request: IncomingMessage, config: Settings): string {
  const origin = config.PUBLIC_URL === undefined ? requestOrigin(request, config) : new URL(config.PUBLIC_URL).origin
  if (origin !== null) return origin
  throw new AppError("request/malformed", { header: "host" }, "The host header names no host.")
}

export function foreignOrigin({ headers: { origin } }: IncomingMessage): AppError {
  return new AppError("session/foreign-origin", {
    ...(origin !== undefined && { origin: origin.slice(0, 200) }),
    hint: "An origin of your own is let in by the server's setting NATIVE_ORIGINS, and then brings a bearer, never a cookie.",
  })
}

export function isFromOwnOrigin(request: IncomingMessage, config: Settings): boolean {
  const { origin, "sec-fetch-site": site } = request.headers
  return origin === undefined ? site === "same-origin" : origin === originOf(request, config)
}
