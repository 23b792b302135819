import { once } from "node:events"
import { type IncomingMessage, request } from "node:http"
import { text } from "node:stream/consumers"
import type { CallableFailure, CallableResult } from "@confetti/contract/callable"
import { StartupError } from "../startup-error.ts"

/** What an operator's command can ask of a server. */
export type Operator = {
  /** Calls a callable. What it refuses is a StartupError in its words. */
  call: <Result>(name: string, data: unknown) => Promise<Result>
  /** Reads a path of the door, as it comes. */
  read: (path: string) => Promise<IncomingMessage>
}

/** The server behind this door, or null where none answers. */
export async function callDoor(socketPath: string): Promise<Operator | null> {
  const send = async (method: string, path: string, body = ""): Promise<IncomingMessage> => {
    const asking = request({ socketPath, method, path, headers: { "content-type": "application/json" } })
    asking.end(body)
    const [response] = (await once(asking, "response")) as [IncomingMessage]
    return response
  }
  try {
    ;(await send("GET", "/")).resume()
  } catch {
    return null
  }
  return {
    read: (path) => send("GET", path),
    call: async <Result>(name: string, data: unknown): Promise<Result> => {
      const answer = await text(await send("POST", `/functions/${name}`, JSON.stringify({ data })))
      const parsed = JSON.parse(answer) as CallableResult<Result> | CallableFailure
      if ("result" in parsed) return parsed.result
      throw new StartupError(`${parsed.error.message} (${parsed.error.details.code})`)
    },
  }
}
