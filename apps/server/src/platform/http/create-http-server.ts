import { randomBytes } from "node:crypto"
import { createServer, type IncomingMessage, type Server } from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import { AppError } from "@confetti/contract/app-error"
import { getRequestListener, RequestError } from "@hono/node-server"
import type { Config } from "../config.ts"
import type { Log } from "../log.ts"
import { answerError } from "./answer-error.ts"
import { answerNoRequest } from "./answer-no-request.ts"
import { FramedResponse } from "./framed-response.ts"
import { type Listening, listen } from "./listen.ts"
import type { Metrics } from "../metrics/create-metrics.ts"
import { proxyRequestId } from "./proxy-request-id.ts"
import { securityHeaders } from "./security-headers.ts"
import type { Tracing } from "../tracing/tracing.ts"

/** pino's number of "info". */
const info = 30

type Fetch = Parameters<typeof getRequestListener>[0]

type Parts = { config: Config; log: Log; metrics: Metrics; tracing: Tracing | null }

export type FramedServer = {
  server: Server<typeof IncomingMessage, typeof FramedResponse>
  /** Returns the port. */
  listen: (port: number, host: string) => Promise<number>
  /** Stops listening and lets requests finish, for at most `DRAIN_TIMEOUT_MS`. */
  drain: () => Promise<void>
  isDraining: () => boolean
}

/**
 * The HTTP server around the app: adds request ids, security headers, logging and metrics. Below the router, where it costs least and no
 * route can miss it.
 */
export function createHttpServer(fetch: Fetch, { config, log, metrics, tracing }: Parts): FramedServer {
  const listener = getRequestListener(fetch, {
    // A request without a valid address, such as one without a Host, does not reach the router.
    errorHandler: (error) =>
      answerError(error instanceof RequestError ? new AppError("request/malformed") : error, "", log),
  })
  const headers = securityHeaders(config.PUBLIC_URL)
  const nextId = requestIds()
  const writeLine = createRequestLine(log)
  let isDraining = false
  let listening: Listening | undefined
  const draining = { ...headers, connection: "close" }
  const common = (): Readonly<Record<string, string>> => (isDraining ? draining : headers)

  function finish(this: FramedResponse): void {
    const ms = Math.round((performance.now() - this.startedAt) * 100) / 100
    const status = this.finalStatus()
    metrics.observe(this.route, status, ms)
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
      response.requestId = proxyRequestId(request, config.TRUST_PROXY) ?? nextId()
      response.common = common
      response.on("close", finish)
      if (tracing === null) void listener(request, response)
      else tracing.traceRequest(request, response, () => void listener(request, response))
    },
  )

  server.on("clientError", (error, socket) => answerNoRequest(error, socket, log))

  return {
    server,
    isDraining: () => isDraining,
    listen: async (port, host) => {
      listening = await listen(server, port, host)
      return listening.port
    },
    drain: async () => {
      isDraining = true
      // A request may be on its way on an idle connection: it is answered with `connection: close`.
      // Repeated, because answers begun before the stop leave their connections idle.
      const idle = setInterval(() => server.closeIdleConnections(), config.DRAIN_IDLE_MS)
      const force = setTimeout(() => server.closeAllConnections(), config.DRAIN_TIMEOUT_MS)
      // A proxy keeps opening connections until it notices; pending ones would be reset.
      if (config.TRUST_PROXY > 0) await pause(Math.min(config.DRAIN_IDLE_MS, config.DRAIN_TIMEOUT_MS))
      await listening?.close()
      await new Promise((done) => server.close(done))
      clearInterval(idle)
      clearTimeout(force)
    },
  }
}

/** Unique ids: a random prefix for each process, and a counter. */
function requestIds(): () => string {
  const beginning = randomBytes(6).toString("base64url")
  let count = 0
  return () => `${beginning}-${(++count).toString(36)}`
}

/**
 * Logs a line a request in the log's own format. Written directly, because pino's general path costs as much as routing and answering a
 * small request.
 */
function createRequestLine(log: Log): (response: FramedResponse, status: number, ms: number) => void {
  if (!log.isLevelEnabled("info")) return () => {}
  return ({ requestId, traceId, route, req: { method, url } }, status, ms) => {
    const path = JSON.stringify(withoutQuery(url ?? ""))
    const trace = traceId === null ? "" : `,"trace_id":"${traceId}"`
    log.writeLine(
      `{"level":${info},"time":${Date.now()},"requestId":"${requestId}","method":"${method}","url":${path},"route":"${route}","status":${status},"ms":${ms}${trace},"msg":"request"}\n`,
    )
  }
}

/** Queries stay out of the log: searches are private. */
function withoutQuery(url: string): string {
  const at = url.indexOf("?")
  return at < 0 ? url : url.slice(0, at)
}
