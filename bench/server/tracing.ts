// node bench/server/tracing.ts [--rounds 7] [--requests 3000] [--before DIR]
// What tracing costs a request, in processor time of this process: our HTTP server with an answer that asks three statements which take no time,
// so that nothing else is measured. Off beside off once more (the machine's mood), one trace in twenty, and all, in rounds that are interleaved.
// With --before, the HTTP server of a checkout without tracing stands beside them.
import { once } from "node:events"
import { connect } from "node:net"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { parseArgs } from "node:util"
import type pg from "pg"
import { readConfig } from "../../apps/server/src/platform/config.ts"
import { createHttpServer } from "../../apps/server/src/platform/http/create-http-server.ts"
import { createLog } from "../../apps/server/src/platform/log.ts"
import { createMetrics } from "../../apps/server/src/platform/metrics/create-metrics.ts"
import { openTracing } from "../../apps/server/src/platform/tracing/open-tracing.ts"
import { traceQueries } from "../../apps/server/src/platform/tracing/trace-queries.ts"
import { startProgram, stopAll } from "./processes.ts"

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "7" },
    requests: { type: "string", default: "3000" },
    before: { type: "string" },
  },
})
const requests = Number(options.requests)
const collectorPort = 18_480
const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}` }
const sampled = { ...traced, OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.05" }

type Create = typeof createHttpServer
/** As it was before it was traced: with its parts one by one. */
type CreateBefore = (fetch: Parameters<Create>[0], ...parts: unknown[]) => ReturnType<Create>
type Side = { name: string; port: number; costs: number[] }

const log = createLog("info", { destination: { write: () => {} } })
const statement = { name: "bench-statement", text: "select id from tiles where id = any($1)", values: [[]] }

/** A connection whose database needs no time. */
function idleClient(isTraced: boolean): pg.PoolClient {
  const client = { query: async () => ({ rows: [] }) } as unknown as pg.PoolClient
  if (isTraced) traceQueries(client)
  return client
}

async function start(name: string, env: Record<string, string>, before?: CreateBefore): Promise<Side> {
  const config = readConfig({ EMULATOR: "1", ...env })
  const metrics = createMetrics()
  const tracing = await openTracing(config, metrics, log)
  const client = idleClient(tracing !== null)
  const answer = async (): Promise<Response> => {
    for (let at = 0; at < 3; at++) await client.query(statement)
    return new Response("ok")
  }
  const server = before
    ? before(answer, config, log, metrics)
    : createHttpServer(answer, { config, log, metrics, tracing })
  return { name, port: await server.listen(0, "127.0.0.1"), costs: [] }
}

/** Asks one after the other, sixteen under way, on one connection. Gives microseconds of processor a request. */
async function load(port: number): Promise<number> {
  const socket = connect(port, "127.0.0.1")
  await once(socket, "connect")
  const request = "GET /documents/categories HTTP/1.1\r\nhost: bench\r\n\r\n"
  const before = process.cpuUsage()
  let [asked, answered] = [16, 0]
  socket.write(request.repeat(asked))
  for await (const chunk of socket) {
    const come = (chunk as Buffer).toString("latin1").split("HTTP/1.1 200").length - 1
    answered += come
    if (answered >= requests) break
    const more = Math.min(come, requests - asked)
    asked += more
    if (more > 0) socket.write(request.repeat(more))
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / requests
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] as number

await startProgram(join(import.meta.dirname, "collector.ts"), { PORT: String(collectorPort) })
const sides = [await start("off", {}), await start("off, again", {})]
if (options.before !== undefined) {
  const path = join(resolve(options.before), "apps/server/src/platform/http/create-http-server.ts")
  const earlier = (await import(pathToFileURL(path).href)) as { createHttpServer: CreateBefore }
  sides.push(await start("before tracing", {}, earlier.createHttpServer))
}
sides.push(await start("on, one in twenty", sampled), await start("on, all", traced))
for (const { port } of sides) await load(port)
for (let round = 0; round < Number(options.rounds); round++) {
  // Each goes first in turn.
  for (let at = 0; at < sides.length; at++) {
    const { port, costs } = sides[(at + round) % sides.length] as Side
    costs.push(await load(port))
  }
}
const [off] = sides as [Side]
console.log("| tracing | CPU µs a request | of off |")
console.log("| --- | ---: | ---: |")
for (const { name, costs } of sides) {
  const ratio = median(costs.map((cost, at) => cost / (off.costs[at] as number)))
  console.log(`| ${name} | ${median(costs).toFixed(1)} | ${ratio.toFixed(2)} |`)
}
await stopAll()
process.exit(0)
