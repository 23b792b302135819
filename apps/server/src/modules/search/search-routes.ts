import { setImmediate } from "node:timers/promises"
import { httpStatusOf } from "@confetti/contract/errors"
import { mostSearchQueries } from "@confetti/contract/search"
import type { Hono } from "hono"
import { identify } from "../../platform/auth/identify.ts"
import { corsHeaders } from "../../platform/http/cors.ts"
import { describeError } from "../../platform/http/describe-error.ts"
import { parseObject, readAnyBody } from "../../platform/http/read-body.ts"
import { type IdentifiedRequest, route } from "../../platform/http/route.ts"
import type { ServerEnv } from "../../platform/http/server-env.ts"
import type { Services } from "../../platform/services.ts"
import { answerQuery, type PersonalOrder, readQuery } from "./answer-query.ts"
import { UnsupportedSearch } from "./parse-filter.ts"
import type { SearchParams } from "./search-params.ts"
import { tileIndexOf } from "./tile-index.ts"
import { timeBudget } from "./time-budget.ts"

/** Reading this many documents costs as much as a search. */
const hitsForOne = 100

const headers = { ...corsHeaders, "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }

const verbs = new Set(["query", "queries"])

/** Milliseconds for all queries of a request. */
const mostTime = 1000
/** Characters of all answers to a request. */
const mostText = 2_000_000

/** The two query addresses of the hosted search service. Application id and key are ignored. */
export function searchRoutes(app: Hono<ServerEnv>, services: Services, personalOrder: PersonalOrder): void {
  const { config, log, rateLimits } = services
  services.readiness.waitFor("the search index", tileIndexOf(services).warm())

  async function answer({ incoming, path, caller, charge }: IdentifiedRequest): Promise<Response> {
    const [, , , index = "", verb] = path.split("/")
    // The search text is not stored; half an emoji finds nothing.
    const text = await readAnyBody(incoming)
    const body = text === "" ? {} : parseObject(text)
    const queries = verb === "queries" ? readQueries(body) : [{ params: readQuery(nameOf(index), body) }]
    // The request itself cost one; the rest is charged before answering.
    const cost = queries.reduce((sum, { params }) => sum + queryCost(params), 0)
    for (let taken = 1; taken < cost; taken++) charge(1)
    const answers = await answerAll(queries, caller)
    const answered = verb === "queries" ? `{"results":[${answers.join()}]}` : (answers[0] ?? "")
    return new Response(answered, { status: 200, headers })
  }

  type Asked = { indexName?: string; params: SearchParams }

  function readQueries({ requests, strategy }: Record<string, unknown>): Asked[] {
    if (!Array.isArray(requests) || requests.length > mostSearchQueries)
      throw new UnsupportedSearch(`requests must be a list of at most ${mostSearchQueries} queries`)
    if (strategy !== undefined && strategy !== "none")
      throw new UnsupportedSearch("strategy must be none: every query is answered")
    return (requests as (Record<string, unknown> | null)[]).map((request) => {
      const { indexName, ...body } = request ?? {}
      if (typeof indexName !== "string") throw new UnsupportedSearch("each request needs an indexName")
      return { indexName, params: readQuery(indexName, body) }
    })
  }

  /** Answers one by one, so that other requests are handled in between. */
  async function answerAll(queries: readonly Asked[], caller: { userId: string | null }): Promise<string[]> {
    const budget = timeBudget(mostTime, () => performance.now())
    const answers: string[] = []
    let length = 0
    for (const { indexName: index, params } of queries) {
      if (answers.length > 0) await setImmediate()
      const answer = JSON.stringify({
        index,
        ...(await answerQuery({ services, personalOrder }, params, { caller, budget })),
      })
      length += answer.length
      if (length > mostText) throw new UnsupportedSearch("This asks for more than one answer holds; ask for fewer hits")
      answers.push(answer)
    }
    return answers
  }

  /** Errors in the service's own format, which its client shows. */
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

  // Unsupported endpoints are refused in a format that its client reads.
  app.all(
    "/1/*",
    route(
      services,
      {
        name: "search",
        methods: methodsOf,
        preflight: ["POST"],
        budget: rateLimits.limit("search", config.RATE_LIMIT_SEARCH),
        identify: (incoming, address) => identify(incoming, address, services),
        errors: (error, { outgoing }) => answerFailure(error, outgoing.requestId),
      },
      answer,
    ),
  )
}

function methodsOf(path: string): readonly string[] {
  const [, , , , verb = "", ...rest] = path.split("/")
  if (path.startsWith("/1/indexes/") && verbs.has(verb) && rest.length === 0) return ["POST"]
  throw new UnsupportedSearch(
    "This server answers queries alone: /1/indexes/{index}/query and /1/indexes/*/queries",
    404,
  )
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

/** A query's cost: one, and one for each hundred hits with documents. */
export function queryCost({ attributes, hitsPerPage }: Pick<SearchParams, "attributes" | "hitsPerPage">): number {
  return attributes?.length === 0 ? 1 : 1 + Math.floor(hitsPerPage / hitsForOne)
}
