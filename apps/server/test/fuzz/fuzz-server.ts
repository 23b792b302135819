import { Agent, request } from "node:http"
import { buildOpenApi } from "../../src/modules/api-reference/openapi/build-openapi.ts"
import { addAccount, addSession } from "../add-account.ts"
import { rateBudgets } from "../rate-budgets.ts"
import { startTestServer, type TestServer } from "../start-test-server.ts"
import { insertCategories, insertTiles, makeTile, publishContent } from "../tiles-factory.ts"
import { type Asker, type FuzzRequest, fuzzRequest } from "./fuzz-request.ts"
import { type FuzzRoute, fuzzRoutes } from "./fuzz-routes.ts"
import { createRandom } from "./random.ts"

/** Far above what is sent: a refusal for haste would hide what lies behind it. */
const plenty = "100000000"
/** Some requests end sessions: everybody gets a new one so often. */
const requestsASession = 25

export type Fault = { route: string; seed: number; status: number; request: FuzzRequest }

export type FuzzResult = { requests: number; byStatus: Map<number, number>; faults: Fault[] }

export async function startFuzzServer(): Promise<TestServer> {
  const env = Object.fromEntries(rateBudgets.map((name) => [`RATE_LIMIT_${name}`, plenty]))
  const server = await startTestServer({
    env: { ...env, EDITORS: "editor@confetti.test", GAMES: "WURD,BAW,QUIZ_ME", THOUGHTS: "on" },
  })
  await insertCategories(server.db, ["space", "ocean"])
  await insertTiles(server.db, [makeTile({ id: "moon", slug: "moon" }), makeTile({ id: "grows", developing: true })])
  await publishContent(server)
  for (const userId of ["reader", "editor"]) {
    const { headers } = await addAccount(server, `${userId}@confetti.test`, { userId })
    await server.call("users-create_user", null, headers)
  }
  return server
}

export function routesOf({ services }: TestServer): FuzzRoute[] {
  return fuzzRoutes(buildOpenApi(services.config))
}

/** Sends so many requests to a route, from this seed on; each comes the same again from its own. */
export async function fuzz(server: TestServer, route: FuzzRoute, seed: number, count: number): Promise<FuzzResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const result: FuzzResult = { requests: 0, byStatus: new Map(), faults: [] }
  let askers: Asker[] = []
  for (let at = 0; at < count; at++) {
    if (at % requestsASession === 0) askers = await newSessions(server)
    const asked = fuzzRequest(route, createRandom(seed + at), askers)
    const status = await send(server.origin, asked, agent)
    result.requests++
    result.byStatus.set(status, (result.byStatus.get(status) ?? 0) + 1)
    if (status >= 500) result.faults.push({ route: route.name, seed: seed + at, status, request: asked })
  }
  agent.destroy()
  return result
}

function newSessions(server: TestServer): Promise<Asker[]> {
  return Promise.all(
    ["reader", "editor"].map(async (userId) => {
      const token = await addSession(server, userId)
      return { userId, headers: { authorization: `Bearer ${token}` } }
    }),
  )
}

/** The status; 0 for a connection that was closed without one, as for what is no HTTP. */
function send(origin: string, { method, path, headers, body }: FuzzRequest, agent: Agent): Promise<number> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const asking = request({ hostname, port, method, path, headers, agent }, (response) => {
      response.resume()
      response.on("close", () => resolve(response.statusCode ?? 0))
    })
    asking.on("error", () => resolve(0))
    asking.end(body ?? undefined)
  })
}
