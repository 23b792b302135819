import { once } from "node:events"
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

export type Proxy = {
  url: string
  add: (origin: string) => void
  remove: (origin: string) => void
  stop: () => void
}

type Target = { isReady: boolean; agent: Agent }

/** How often each server is asked whether it is ready, in milliseconds. */
const healthEveryMs = 200
/** Longer than a server takes to find out that its database is silent. */
const healthTimeoutMs = 3000

/**
 * A plain proxy before several servers, as Caddy is one: it asks `/readyz`, sends requests in turn to those that are ready, and goes on to the next
 * where nothing was sent or nothing can be done twice.
 */
export async function startProxy(): Promise<Proxy> {
  const targets = new Map<string, Target>()
  let turn = 0

  const check = async ([origin, target]: [string, Target]): Promise<void> => {
    try {
      const { ok } = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(healthTimeoutMs) })
      target.isReady = ok
    } catch {
      target.isReady = false
    }
  }
  const timer = setInterval(() => void Promise.all([...targets].map(check)), healthEveryMs)

  function next(tried: ReadonlySet<string>): [string, Target] | undefined {
    const ready = [...targets].filter(([origin, { isReady }]) => isReady && !tried.has(origin))
    return ready[turn++ % Math.max(1, ready.length)]
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, tried: Set<string>): void {
    const found = next(tried)
    if (found === undefined) return void outgoing.writeHead(502).end("No server is ready.\n")
    const [origin, { agent }] = found
    tried.add(origin)
    const { method, headers } = incoming
    const sent = request(origin + (incoming.url ?? "/"), { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      answer.on("error", () => outgoing.destroy())
    })
    sent.on("error", (error: NodeJS.ErrnoException) => {
      const isIdempotent = method === "GET" || method === "HEAD" || headers["idempotency-key"] !== undefined
      if (outgoing.headersSent) outgoing.destroy()
      else if (isIdempotent || error.code === "ECONNREFUSED") pass(incoming, outgoing, body, tried)
      else outgoing.writeHead(502).end("The server went away.\n")
    })
    sent.end(body)
  }

  const proxy = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part as Buffer)
    pass(incoming, outgoing, Buffer.concat(parts), new Set())
  }).listen(0, "127.0.0.1")
  await once(proxy, "listening")
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    add: (origin) => {
      const target = { isReady: false, agent: new Agent({ keepAlive: true }) }
      targets.set(origin, target)
      void check([origin, target])
    },
    remove: (origin) => {
      targets.get(origin)?.agent.destroy()
      targets.delete(origin)
    },
    stop: () => {
      clearInterval(timer)
      for (const { agent } of targets.values()) agent.destroy()
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}
