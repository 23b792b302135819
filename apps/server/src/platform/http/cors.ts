import type { IncomingMessage } from "node:http"

/**
 * Any origin may call with a bearer: the native shells and the client SDKs come from origins of their own. A cookie is never
 * sent along to another origin's page, and acts for nobody there, so a foreign page gains nothing.
 */
export const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "date, etag, retry-after, set-auth-token, x-confetti-version, x-request-id",
} as const

const headerNames = /^[\w!#$%&'*+.^`|~, -]{1,1000}$/

/** The answer to a preflight: every header it asks for, for a day. */
export function answerPreflight(request: IncomingMessage, methods: string): Response {
  const asked = request.headers["access-control-request-headers"] ?? ""
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      "access-control-allow-methods": methods,
      ...(headerNames.test(asked) ? { "access-control-allow-headers": asked } : {}),
      "access-control-max-age": "86400",
      vary: "access-control-request-headers",
    },
  })
}
