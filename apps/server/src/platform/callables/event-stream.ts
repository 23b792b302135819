import { corsHeaders } from "../http/cors.ts"

export function wantsEventStream(accept: string | undefined): boolean {
  return accept?.includes("text/event-stream") ?? false
}

const headers = { ...corsHeaders, "content-type": "text/event-stream", "cache-control": "no-store" }

/** An answer for the SDK's `stream()`: one message with `{"result":…}` or `{"error":…}`. */
export function answerAsEvent(status: number, body: string): Response {
  return new Response(`data: ${body}\n\n`, { status, headers })
}
