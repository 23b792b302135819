import type { IncomingMessage } from "node:http"
import { type Span, SpanKind, type SpanOptions } from "@opentelemetry/api"
import type { FramedResponse } from "../http/framed-response.ts"
import { setFailure } from "./active-span.ts"

/** The methods that HTTP knows; whatever else somebody sends must not become a name. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "CONNECT", "TRACE", "QUERY"])

/** Name and options of a request's span: without path, query, address or browser, which are a person's. */
export function startOfRequest({ method = "" }: IncomingMessage, { requestId }: FramedResponse): [string, SpanOptions] {
  const known = methods.has(method) ? method : "_OTHER"
  const attributes = { "http.request.method": known, "http.response.header.x-request-id": [requestId] }
  return [nameOf(known), { kind: SpanKind.SERVER, attributes }]
}

/** Ends it once the response is whole, or nobody waits for it: the route is known by then, and the status. */
export function endRequestSpan(span: Span, response: FramedResponse): void {
  const { method = "" } = response.req
  const status = response.finalStatus()
  span.updateName(`${nameOf(methods.has(method) ? method : "_OTHER")} ${response.route}`)
  span.setAttributes({ "http.route": response.route, "http.response.status_code": status })
  if (status >= 500) setFailure(span, String(status))
  span.end()
}

/** OpenTelemetry's word where the method is none. */
function nameOf(method: string): string {
  return method === "_OTHER" ? "HTTP" : method
}
