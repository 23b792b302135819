import { AppError } from "@confetti/contract/app-error"
import { httpStatusOf } from "@confetti/contract/errors"
import type { Hono } from "hono"
import { identify } from "../../platform/auth/identify.ts"
import { clientAddress } from "../../platform/http/client-address.ts"
import { answerPreflight, corsHeaders } from "../../platform/http/cors.ts"
import { describeError } from "../../platform/http/describe-error.ts"
import { parseObject, readBody } from "../../platform/http/read-body.ts"
import type { ServerContext, ServerEnv } from "../../platform/http/server-env.ts"
import { createTurnstile } from "../../platform/http/turnstile.ts"
import type { Services } from "../../platform/services.ts"
import { answerQuery, type Answering, type Query } from "./answer-query.ts"
import { followContent } from "./hosted/follow-content.ts"
import { createHostedSearch } from "./hosted/hosted-search.ts"
import { openHostedService } from "./hosted/hosted-service.ts"
import type { PersonalOrder } from "./order-for.ts"
import { tileIndexOf } from "./tile-index.ts"
import { UnsupportedSearch } from "./unsupported-search.ts"

const headers = { ...corsHeaders, "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }

/** More queries in one request than any page shows. */
const mostQueries = 50

/** The hosted search service's two query addresses. Application id and key are accepted wherever they come, and unread. */
export function searchRoutes(app: Hono<ServerEnv>, services: Services, personalOrder: PersonalOrder): void {
  const { config, log, clock } = services
  const hosted = openHostedService(config)
  if (hosted) followContent(services)
  const answering: Answering = {
    services,
    personalOrder,
    hosted: hosted && createHostedSearch(hosted, services),
  }
  services.readiness.waitFor("the search index", tileIndexOf(services).warm())
  const pass = createTurnstile(config.RATE_LIMIT_SEARCH, clock)

  async function answer(c: ServerContext): Promise<Response> {
    const { incoming, outgoing } = c.env
    outgoing.route = "search"
    if (incoming.method === "OPTIONS") return answerPreflight(incoming, "POST")
    const address = clientAddress(incoming, config.TRUST_PROXY)
    pass(address)
    if (incoming.method !== "POST") throw new AppError("request/method-not-allowed", { allow: "POST" })
    const caller = await identify(incoming, address, services)
    if (caller.userId !== null) pass(caller.userId)
    const text = await readBody(incoming)
    const body = text === "" ? {} : parseObject(text)
    const [, , , index = "", verb] = c.req.path.split("/")
    const result =
      verb === "queries"
        ? await answerAll(body, caller)
        : await answerQuery(answering, { index: nameOf(index), body, caller })
    return new Response(JSON.stringify(result), { status: 200, headers })
  }

  async function answerAll({ requests, strategy }: Record<string, unknown>, caller: Query["caller"]) {
    if (!Array.isArray(requests) || requests.length > mostQueries)
      throw new UnsupportedSearch(`requests must be a list of at most ${mostQueries} queries`)
    if (strategy !== undefined && strategy !== "none")
      throw new UnsupportedSearch("strategy must be none: every query is answered")
    const results = []
    for (const request of requests as (Record<string, unknown> | null)[]) {
      const { indexName, ...body } = request ?? {}
      if (typeof indexName !== "string") throw new UnsupportedSearch("each request needs an indexName")
      results.push({ index: indexName, ...(await answerQuery(answering, { index: indexName, body, caller })) })
    }
    return { results }
  }

  const route = (c: ServerContext): Promise<Response> =>
    answer(c).catch((error: unknown) => answerFailure(error, c.env.outgoing.requestId))

  /** Failures in that service's own form, which its client shows as they are. */
  function answerFailure(error: unknown, requestId: string): Response {
    if (error instanceof UnsupportedSearch) return failure(error.status, error.message)
    const { body, retryAfter } = describeError(error, requestId, log)
    const { code, allow } = body.error.details
    const more = {
      ...(retryAfter ? { "retry-after": String(retryAfter) } : {}),
      ...(typeof allow === "string" ? { allow } : {}),
    }
    return failure(httpStatusOf(code), body.error.message, more)
  }

  app.all("/1/indexes/*/queries", route)
  app.all("/1/indexes/:index/query", route)
}

function failure(status: number, message: string, more: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ message, status }), { status, headers: { ...headers, ...more } })
}

function nameOf(escaped: string): string {
  try {
    return decodeURIComponent(escaped)
  } catch {
    return escaped
  }
}
