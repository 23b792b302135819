import type { IncomingMessage } from "node:http"

/** Safe in a log line and a header. */
const acceptable = /^[\w.-]{1,64}$/

/** A request id from the operator's proxy, so that both logs match. Null if untrusted. */
export function proxyRequestId({ headers }: Pick<IncomingMessage, "headers">, trustedProxies: number): string | null {
  if (trustedProxies === 0) return null
  const given = headers["x-request-id"]
  return typeof given === "string" && acceptable.test(given) ? given : null
}
