import { corsHeaders } from "../http/cors.ts"

export function wantsEventStream(accept: string | undefined): boolean {
  return accept?.includes("text/event-stream") ?? false
}

const headers = { ...corsHeaders, "content-type": "text/event-stream", "cache-control": "no-store" }

/** An answer as the client SDK's `stream()` reads it: one message with the `{"result":…}` or `{"error":…}` in it. */
export function answerAsEvent(status: number, body: string): Response {
  return new Response(`data: ${body}\n\n`, { status, headers })
}
