import { corsHeaders } from "../http/cors.ts"
import { describeError } from "../http/describe-error.ts"
import type { FramedResponse } from "../http/framed-response.ts"
import type { Log } from "../log.ts"
import { toJson } from "./json-text.ts"

export function wantsEventStream(accept: string | undefined): boolean {
  return accept?.includes("text/event-stream") ?? false
}

const headers = { ...corsHeaders, "content-type": "text/event-stream", "cache-control": "no-store" }

/** A whole answer in the streaming form: one message with the `{"result":…}` or `{"error":…}` in it. */
export function answerAsEvent(status: number, body: string): Response {
  return new Response(`data: ${body}\n\n`, { status, headers })
}

/**
 * Sends each thing the handler says as it says it, then its result, as the client SDK's `stream()` reads them. An error that
 * comes after the first message can no longer change the status; it is the last message.
 */
export function streamEvents(events: AsyncGenerator<unknown, unknown>, outgoing: FramedResponse, log: Log): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const send = (json: string): void => controller.enqueue(encoder.encode(`data: ${json}\n\n`))
      try {
        const { value, done } = await events.next()
        send(done ? `{"result":${toJson(value)}}` : `{"message":${toJson(value)}}`)
        if (done) controller.close()
      } catch (error) {
        send(JSON.stringify(describeError(error, outgoing.requestId, log).body))
        controller.close()
      }
    },
    async cancel() {
      await events.return(undefined)
    },
  })
  return new Response(body, { status: 200, headers })
}

export async function lastOf(events: AsyncGenerator<unknown, unknown>): Promise<unknown> {
  let step = await events.next()
  while (!step.done) step = await events.next()
  return step.value
}
