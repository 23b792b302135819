import type { IncomingMessage } from "node:http"

/** Nothing that would have to be escaped in a line of the log or in a header. */
const acceptable = /^[\w.-]{1,64}$/

/** The id a proxy of the operator's own gave a request, so that its log and ours name it alike. Null where there is none to be believed. */
export function proxyRequestId({ headers }: Pick<IncomingMessage, "headers">, trustedProxies: number): string | null {
  if (trustedProxies === 0) return null
  const given = headers["x-request-id"]
  return typeof given === "string" && acceptable.test(given) ? given : null
}
