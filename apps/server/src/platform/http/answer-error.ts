import type { Log } from "../log.ts"
import { corsHeaders } from "./cors.ts"
import { describeError } from "./describe-error.ts"

export function answerError(error: unknown, requestId: string, log: Log): Response {
  const { http, body, retryAfter } = describeError(error, requestId, log)
  const { allow } = body.error.details
  return new Response(JSON.stringify(body), {
    status: http,
    headers: {
      ...corsHeaders,
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      ...(retryAfter === null ? {} : { "retry-after": String(retryAfter) }),
      ...(typeof allow === "string" ? { allow } : {}),
      // The rest of an oversized body is not read, so the connection can't be reused.
      ...(http === 413 ? { connection: "close" } : {}),
    },
  })
}
