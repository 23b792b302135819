import { parseArgs } from "node:util"
import { type Fault, fuzz, routesOf, startFuzzServer } from "./fuzz-server.ts"

const { values } = parseArgs({
  options: {
    /** Requests a route. */
    count: { type: "string", default: "10000" },
    /** The first request's; each has the one after. */
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    /** Only routes whose name has this in it. */
    route: { type: "string", default: "" },
  },
})

const count = Number(values.count)
const seed = Number(values.seed)
const server = await startFuzzServer()
const routes = routesOf(server).filter(({ name }) => name.includes(values.route))
const faults: Fault[] = []
const byStatus = new Map<number, number>()
let requests = 0
const startedAt = performance.now()
for (const [at, route] of routes.entries()) {
  const result = await fuzz(server, route, seed, count)
  faults.push(...result.faults)
  requests += result.requests
  for (const [status, times] of result.byStatus) byStatus.set(status, (byStatus.get(status) ?? 0) + times)
  const own = [...result.byStatus]
    .toSorted(([one], [other]) => one - other)
    .map(([status, times]) => `${status}×${times}`)
  console.log(`${String(at + 1).padStart(3)}/${routes.length} ${route.name}: ${own.join(" ")}`)
}
await server.stop()

const seconds = Math.round((performance.now() - startedAt) / 1000)
console.log(`${requests} requests at ${routes.length} routes in ${seconds} s, from seed ${seed} on.`)
console.log(
  [...byStatus]
    .toSorted(([one], [other]) => one - other)
    .map(([status, times]) => `${status}: ${times}`)
    .join(", "),
)
for (const { route, seed: from, status, request } of faults.slice(0, 50)) {
  console.log(`${status} ${route}: npm run fuzz -- --route "${route}" --seed ${from} --count 1`)
  console.log(`    ${request.method} ${request.path.slice(0, 200)} ${request.body?.toString().slice(0, 200) ?? ""}`)
}
console.log(faults.length === 0 ? "No answer was a 5xx." : `${faults.length} answers were a 5xx.`)
process.exit(faults.length === 0 ? 0 : 1)
