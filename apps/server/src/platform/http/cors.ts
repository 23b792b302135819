import type { IncomingMessage } from "node:http"

/**
 * Any origin may call with a bearer: native apps and SDKs have their own. Cookies are never sent from other origins, so foreign pages gain
 * nothing.
 */
export const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "date, etag, retry-after, set-auth-token, x-confetti-version, x-request-id",
} as const

const headerNames = /^[\w!#$%&'*+.^`|~, -]{1,1000}$/

/** The answer to a preflight: all requested headers, cached for a day. */
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
