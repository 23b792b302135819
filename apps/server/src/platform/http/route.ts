import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import type { Caller } from "../auth/identify.ts"
import type { Config } from "../config.ts"
import type { RateLimit } from "../limits/rate-limits.ts"
import type { Log } from "../log.ts"
import { answerError } from "./answer-error.ts"
import { clientAddress } from "./client-address.ts"
import { answerPreflight } from "./cors.ts"
import type { FramedResponse } from "./framed-response.ts"
import type { ServerContext } from "./server-env.ts"

type Services = { config: Pick<Config, "TRUST_PROXY">; log: Log }

export type RouteRequest = {
  incoming: IncomingMessage
  outgoing: FramedResponse
  /** The routed path: without query, multiple slashes as one, escapes undecoded. */
  path: string
  /** The address that the request counts for: `clientAddress`. */
  address: string
  /** Charges more to the route's budget. Throws `request/rate-limited`. */
  charge: (cost: number) => void
}

export type IdentifiedRequest = RouteRequest & { caller: Caller }

type Answer = Response | Promise<Response>

type RouteOptions = {
  /** The label in logs and metrics: fixed, or one of a few by the path. Never the path itself, which is unlimited. */
  name: string | ((path: string) => string)
  /** Allowed methods; others get a 405. A function of the path throws if nothing is there. */
  methods: readonly string[] | ((path: string) => readonly string[])
  /** Requests a minute for each address, and for each person if the caller is identified. Routes may share a budget; null for none. */
  budget: RateLimit | null
  /** Methods that other origins may call. */
  preflight?: readonly string[]
  /** How this route formats errors; by default as the contract's JSON. */
  errors?: (error: unknown, request: Pick<RouteRequest, "incoming" | "outgoing">) => Answer
}

type Identify = (request: IncomingMessage, address: string) => Promise<Caller>

/** The single entrance of HTTP: label, preflight, rate limits, 404 and 405, identification, handler, and errors. */
export function route(
  services: Services,
  options: RouteOptions & { identify: Identify },
  handler: (request: IdentifiedRequest) => Answer,
): (c: ServerContext) => Promise<Response>
export function route(
  services: Services,
  options: RouteOptions,
  handler: (request: RouteRequest) => Answer,
): (c: ServerContext) => Promise<Response>
export function route(
  { config, log }: Services,
  { name, methods, budget, preflight, identify, errors }: RouteOptions & { identify?: Identify },
  handler: (request: IdentifiedRequest) => Answer,
): (c: ServerContext) => Promise<Response> {
  const guard = budget?.spend ?? (() => {})

  async function answer({ env: { incoming, outgoing }, req: { path } }: ServerContext): Promise<Response> {
    const { method = "" } = incoming
    outgoing.route = typeof name === "string" ? name : name(path)
    if (method === "OPTIONS" && preflight) return answerPreflight(incoming, preflight.join(", "))
    const address = clientAddress(incoming, config.TRUST_PROXY)
    guard(address)
    const allowed = typeof methods === "function" ? methods(path) : methods
    if (!allowed.includes(method)) throw new AppError("request/method-not-allowed", { allow: allowed.join(", ") })
    const request = { incoming, outgoing, path, address }
    if (!identify) return handler({ ...request, charge: (cost) => guard(address, cost) } as IdentifiedRequest)
    const caller = await identify(incoming, address)
    const charge = (cost?: number): void => {
      guard(address, cost)
      if (caller.userId !== null) guard(caller.userId, cost)
    }
    if (caller.userId !== null) guard(caller.userId)
    return handler({ ...request, caller, charge })
  }

  return (c) =>
    answer(c).catch((error: unknown) =>
      errors ? errors(error, c.env) : answerError(error, c.env.outgoing.requestId, log),
    )
}
