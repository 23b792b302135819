import { createServer, type IncomingMessage, type Server } from "node:http"
import { getRequestListener } from "@hono/node-server"
import type { Config } from "../config.ts"
import type { Log } from "../log.ts"
import { FramedResponse } from "./framed-response.ts"
import type { Metrics } from "./metrics.ts"
import { createRequestLine } from "./request-line.ts"
import { requestIds } from "./request-id.ts"
import { securityHeaders } from "./security-headers.ts"

type Fetch = Parameters<typeof getRequestListener>[0]

export type FramedServer = {
  server: Server<typeof IncomingMessage, typeof FramedResponse>
  /** Stops listening and lets what is under way finish, at most for this long. */
  drain: (timeoutMs: number) => Promise<void>
  isDraining: () => boolean
}

/**
 * The HTTP server around the app: gives each request its id, each response its security headers, a line in the log and a
 * place in the metrics. It sits below the router because there it costs least and no route can forget it.
 */
export function createHttpServer(fetch: Fetch, config: Config, log: Log, metrics: Metrics): FramedServer {
  const listener = getRequestListener(fetch)
  const headers = securityHeaders(config.PUBLIC_URL)
  const nextId = requestIds()
  const writeLine = createRequestLine(log)
  let isDraining = false

  function finish(this: FramedResponse): void {
    const ms = Math.round((performance.now() - this.startedAt) * 100) / 100
    // 499: the client went away before the answer was whole.
    const status = this.writableFinished ? this.statusCode : 499
    metrics.observe(this.route, status, ms)
    // A connection that has just become idle would otherwise be kept open for the next request, which never comes.
    if (isDraining) setImmediate(() => server.closeIdleConnections())
    writeLine(this, status, ms)
  }

  const server = createServer(
    {
      ServerResponse: FramedResponse,
      maxHeaderSize: 16_384,
      headersTimeout: 15_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      response.startedAt = performance.now()
      response.requestId = nextId()
      response.common = isDraining ? { ...headers, connection: "close" } : headers
      response.on("close", finish)
      void listener(request, response)
    },
  )

  return {
    server,
    isDraining: () => isDraining,
    drain: (timeoutMs) => {
      isDraining = true
      return new Promise((done) => {
        const force = setTimeout(() => server.closeAllConnections(), timeoutMs)
        server.close(() => {
          clearTimeout(force)
          done()
        })
      })
    },
  }
}
