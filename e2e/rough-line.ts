import { createServer, type IncomingMessage, request as ask, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

/** The fate of an exchange between browser and server. */
export type Fault =
  | { is: "passed" }
  /** The request is lost silently. */
  | { is: "swallowed" }
  /** The server does it, and its answer never comes. */
  | { is: "unanswered" }
  /** The server does it, and the line breaks in the middle of its answer. */
  | { is: "cut" }
  /** The server does it at once; its answer comes after others that were asked for later. */
  | { is: "overtaken"; byMs: number }
  /** The server has too much to do, and says so. */
  | { is: "busy" }
  /** Something else answers, in JavaScript. */
  | { is: "answered"; script: string }

/** `destination` is what the browser means an answer for: `image`, `script`, `document`, or `empty` where a script fetches it. */
export type FaultOf = (path: string, method: string, destination: string) => Fault

export type RoughLine = {
  url: string
  /** Decides what becomes of each exchange from now on; whatever hung before is dropped. */
  follow: (faultOf: FaultOf) => void
  /** From now on another server stands at its end. */
  leadTo: (target: string) => void
  /** How often the server was asked for paths that begin like this, and answered. */
  reached: (start: string) => number
  stop: () => Promise<void>
}

const passed: Fault = { is: "passed" }

/** A proxy in front of a server: a line that delays, lies, cuts and reorders. */
export async function startRoughLine(first: string): Promise<RoughLine> {
  let target = first
  let faultOf: FaultOf = () => passed
  const hanging = new Set<ServerResponse>()
  const reached: string[] = []

  const hang = (response: ServerResponse) => {
    hanging.add(response)
    response.once("close", () => hanging.delete(response))
  }

  async function carry(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? "/"
    const fault = faultOf(path, incoming.method ?? "GET", incoming.headers["sec-fetch-dest"] ?? "empty")
    if (fault.is === "answered") {
      outgoing.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" }).end(fault.script)
      return
    }
    const body = await bytesOf(incoming)
    if (fault.is === "busy") {
      const error = { status: "UNAVAILABLE", message: "", details: { code: "server/unavailable", retryAfter: 1 } }
      outgoing.writeHead(503, { "content-type": "application/json", "retry-after": "1" }).end(JSON.stringify({ error }))
      return
    }
    if (fault.is === "swallowed") return hang(outgoing)
    const asking = ask(
      new URL(path, target),
      { method: incoming.method, headers: incoming.headers, agent: false },
      (answer) => {
        reached.push(path)
        answer.on("error", () => outgoing.destroy())
        const head = () => outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        if (fault.is === "passed") answer.pipe(head())
        else
          bytesOf(answer).then(
            (bytes) => finish(fault, bytes, head),
            () => outgoing.destroy(),
          )
      },
    )
    const finish = (what: Fault, bytes: Buffer, head: () => ServerResponse) => {
      if (what.is === "unanswered") return hang(outgoing)
      if (what.is === "cut") {
        head().write(bytes.subarray(0, Math.max(1, bytes.length >> 1)))
        setImmediate(() => outgoing.destroy())
        return
      }
      if (what.is === "overtaken") void passing(what.byMs).then(() => head().end(bytes))
    }
    asking.on("error", () => outgoing.destroy())
    // A page that gives up takes what it asked for along: a stream would go on for ever.
    outgoing.once("close", () => asking.destroy())
    asking.end(body)
  }

  const server = createServer((incoming, outgoing) => void carry(incoming, outgoing).catch(() => outgoing.destroy()))
  // As long as its server: what a journey asks itself would else meet a connection that ends just then.
  server.keepAliveTimeout = 65_000
  await new Promise<void>((ready) => server.listen(0, "localhost", ready))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    follow(next) {
      faultOf = next
      for (const each of hanging) each.destroy()
    },
    leadTo(next) {
      target = next
    },
    reached: (start) => reached.filter((path) => path.startsWith(start)).length,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function passing(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
