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

/** Hits whose documents are read and cut down cost as much as a search does. */
const hitsForOne = 100

const headers = { ...corsHeaders, "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }

const verbs = new Set(["query", "queries"])

/** What they may take together, in milliseconds. */
const mostTime = 1000
/** What they may answer together, in characters. */
const mostText = 2_000_000

/** The hosted search service's two query addresses. Application id and key are accepted wherever they come, and unread. */
export function searchRoutes(app: Hono<ServerEnv>, services: Services, personalOrder: PersonalOrder): void {
  const { config, log, rateLimits } = services
  services.readiness.waitFor("the search index", tileIndexOf(services).warm())

  async function answer({ incoming, path, caller, charge }: IdentifiedRequest): Promise<Response> {
    const [, , , index = "", verb] = path.split("/")
    // What somebody types is only looked for: no word of it is kept, and half an emoji finds nothing.
    const text = await readAnyBody(incoming)
    const body = text === "" ? {} : parseObject(text)
    const queries = verb === "queries" ? readQueries(body) : [{ params: readQuery(nameOf(index), body) }]
    // The request itself took one; the rest of what it asks for is taken before any of it is answered.
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

  /** Each answer as its text. Others' requests have their turn between two of them. */
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

  // All of it: what that service has and this one has not is refused in a form its client can read.
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

/** What a query takes of its caller's budget: one, and one more for each hundred hits that are more than an id. */
export function queryCost({ attributes, hitsPerPage }: Pick<SearchParams, "attributes" | "hitsPerPage">): number {
  return attributes?.length === 0 ? 1 : 1 + Math.floor(hitsPerPage / hitsForOne)
}
