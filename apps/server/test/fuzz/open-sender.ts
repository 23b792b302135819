import { Agent, request } from "node:http"
import type { FuzzRequest } from "./fuzz-request.ts"

/** The response. Status 0 means that the connection was closed without one, as for invalid HTTP. */
export type FuzzAnswer = { status: number; type: string; text: string }

/** Longer than anything may take: whoever waits so long waits for nothing. */
const patienceMs = 30_000

export type Sender = { send: (request: FuzzRequest) => Promise<FuzzAnswer>; close: () => void }

/** Sends over connections that stay open. The text of an answer is kept where it is a refusal. */
export function openSender(origin: string, connections: number): Sender {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const none: FuzzAnswer = { status: 0, type: "", text: "" }
  return {
    send: ({ method, path, headers, body }) =>
      new Promise((resolve) => {
        // Without a length, what follows some methods would be taken for the next request.
        const sized = body === null ? headers : { ...headers, "content-length": String(body.length) }
        const asking = request({ hostname, port, method, path, headers: sized, agent }, (response) => {
          const { statusCode: status = 0, headers: got } = response
          const parts: Buffer[] = []
          if (status >= 400) response.on("data", (part: Buffer) => parts.push(part))
          else response.resume()
          const answer = (): FuzzAnswer => ({
            status,
            type: got["content-type"] ?? "",
            text: Buffer.concat(parts).toString(),
          })
          response.on("close", () => resolve(answer()))
        })
        asking.setTimeout(patienceMs, () => asking.destroy())
        asking.on("error", () => resolve(none))
        asking.end(body ?? undefined)
      }),
    close: () => agent.destroy(),
  }
}
