// Puts load on one address, in a process of its own, and prints what came of it as JSON.
import { randomUUID } from "node:crypto"
import autocannon from "autocannon"
import { addressOf } from "../drills/seed-players.ts"
import type { Request } from "./run.ts"
import { peopleCount, tokenOf } from "./seed-people.ts"

type Asked = Omit<Request, "path"> & { url: string; seconds: number; connections: number }

const { seconds, signedIn, keyed, bodies, ...request } = JSON.parse(process.argv[2] as string) as Asked

/** The people are shared out among the connections, so that each person asks once before anybody asks again. */
function peoplesRequests(connection: number, from: Record<string, string>): autocannon.Request[] {
  const mine = Array.from({ length: peopleCount }, (_none, at) => at).filter(
    (at) => at % request.connections === connection,
  )
  return mine.map((at) => {
    const headers = { ...request.headers, ...from, authorization: `Bearer ${tokenOf(at)}` }
    const body = bodies?.[(at * 31 + connection) % bodies.length] ?? request.body ?? ""
    return { method: "POST", body, headers, ...(keyed && { setupRequest: withKey }) }
  })
}

function withKey(each: autocannon.Request): autocannon.Request {
  return { ...each, headers: { ...each.headers, "idempotency-key": randomUUID() } }
}

let connection = 0
const result = await autocannon({
  duration: seconds,
  ...(request as autocannon.Options),
  setupClient: (client) => {
    const from = addressOf(connection)
    if (signedIn) client.setRequests(peoplesRequests(connection, from))
    else client.setHeaders({ ...request.headers, ...from })
    connection += 1
  },
})
const failed = result.errors + result.timeouts + result.non2xx
// Requests over the time it took: sampled averages are rounded by the second.
console.log(
  JSON.stringify({ rate: result["2xx"] / result.duration, p50: result.latency.p50, p99: result.latency.p99, failed }),
)
