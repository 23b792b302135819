import type { IncomingMessage } from "node:http"
import { type Span, SpanKind, type SpanOptions } from "@opentelemetry/api"
import type { FramedResponse } from "../http/framed-response.ts"
import { setFailure } from "./active-span.ts"

/** Known HTTP methods: others must not become span names. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "CONNECT", "TRACE", "QUERY"])

/** Name and options of a request's span, without path, query, address or browser, which are personal. */
export function startOfRequest({ method = "" }: IncomingMessage, { requestId }: FramedResponse): [string, SpanOptions] {
  const known = methods.has(method) ? method : "_OTHER"
  const attributes = { "http.request.method": known, "http.response.header.x-request-id": [requestId] }
  return [nameOf(known), { kind: SpanKind.SERVER, attributes }]
}

/** Ends the span when the response is complete or the client has disconnected: route and status are known then. */
export function endRequestSpan(span: Span, response: FramedResponse): void {
  const { method = "" } = response.req
  const status = response.finalStatus()
  span.updateName(`${nameOf(methods.has(method) ? method : "_OTHER")} ${response.route}`)
  span.setAttributes({ "http.route": response.route, "http.response.status_code": status })
  if (status >= 500) setFailure(span, String(status))
  span.end()
}

/** OpenTelemetry's name for unknown methods. */
function nameOf(method: string): string {
  return method === "_OTHER" ? "HTTP" : method
}
