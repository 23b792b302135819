import { randomUUID } from "node:crypto"
import { callable } from "@confetti/contract/callable"
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest"
import { z } from "zod"
import { readCallable, writeCallable } from "../src/platform/callables/define-callable.ts"
import { createLog } from "../src/platform/log.ts"
import type { Module } from "../src/platform/module.ts"
import { traceFields } from "../src/platform/tracing/active-trace.ts"
import { addAccount } from "./add-account.ts"
import { type FakeCollector, startFakeCollector } from "./fake-collector.ts"
import { startFakePushService } from "./fake-push-service.ts"
import type { ReceivedSpan } from "./read-spans.ts"
import { signIn } from "./sign-in-by-code.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

const [serverKind, clientKind, consumerKind] = [2, 3, 5]
const failed = 2
/** A busy machine takes a while. */
const patient = { timeout: 30_000 }

const contractOf = (name: string, kind: "read" | "write") =>
  callable({ name, kind, access: "anyone", about: "Asks.", input: z.null(), output: z.null() })

const probe: Module = {
  name: "probe",
  callables: [
    readCallable(contractOf("probe-ask_thrice", "read"), async (_nothing, { pool }) => {
      for (let at = 0; at < 3; at++)
        await pool.query({ name: "probe-ask", text: "select $1::text", values: ["hunter2"] })
      return null
    }),
    readCallable(contractOf("probe-fail", "read"), async (_nothing, { pool }) => {
      await pool.query("select $1::text::int", ["hunter2"])
      return null
    }),
    writeCallable(contractOf("probe-send_job", "write"), async (tx, _nothing, { jobs }) => {
      await jobs.send(tx, "probe-look", {})
      return null
    }),
  ],
  jobs: [
    {
      name: "probe-look",
      run: async (_nothing, { pool, log }) => {
        await pool.query("select 1")
        log.warn("looked")
      },
    },
  ],
}

type Line = { msg: string; requestId?: string; trace_id?: string }

type Options = { env?: Record<string, string>; modules?: readonly Module[]; collector?: FakeCollector }

/** Whose database the others use. */
let untraced: TestServer
beforeAll(async () => {
  untraced = await startTestServer()
  await insertTiles(untraced.db, [makeTile({ id: "moon" })])
  await publishContent(untraced)
})
afterAll(() => untraced.stop())

/** A server that is traced, its collector, and what it writes to its log. */
async function start({ env = {}, modules, collector: given }: Options = {}) {
  const collector = given ?? (await startFakeCollector())
  const lines: Line[] = []
  const log = createLog("info", {
    mixin: traceFields,
    destination: { write: (line) => void lines.push(JSON.parse(line) as Line) },
  })
  const server = await startTestServer({
    beside: untraced,
    log,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: "20", ...env },
    ...(modules && { modules }),
  })
  let hasStopped = false
  const stop = async (): Promise<void> => {
    if (!hasStopped) await server.stop()
    hasStopped = true
  }
  onTestFinished(async () => {
    await stop()
    if (!given) await collector.stop()
  })
  return { server, collector, lines, stop }
}

/** The span of that name, once it has come. */
async function spanOf({ spans }: FakeCollector, name: string): Promise<ReceivedSpan> {
  const found = () => spans.find((span) => span.name === name)
  await expect.poll(found, patient).toBeDefined()
  return found() as ReceivedSpan
}

const childrenOf = ({ spans }: FakeCollector, parent: ReceivedSpan): ReceivedSpan[] =>
  spans
    .filter(({ parentId, traceId }) => parentId === parent.spanId && traceId === parent.traceId)
    .toSorted((a, b) => Number(a.start - b.start))

/** How many spans came to such an end, by the server's own figures. */
async function spansThat({ get }: TestServer, outcome: string): Promise<number> {
  const text = await (await get("/metrics")).text()
  return Number(new RegExp(`^confetti_trace_spans_total\\{outcome="${outcome}"\\} (\\d+)$`, "m").exec(text)?.[1] ?? 0)
}

/** Spans begin at whole milliseconds, and their lengths are exact: one within another may end later by up to that, in nanoseconds. */
const clockStep = 1_000_000n

it("shows a like as one request with its statements below it", async () => {
  const { server, collector } = await start({
    env: { OTEL_SERVICE_NAME: "feed", OTEL_EXPORTER_OTLP_HEADERS: "x-key=a%20b" },
  })
  const [email, key] = [`${randomUUID()}@example.com`, randomUUID()]
  const { headers, userId, token } = await addAccount(server, email)
  const response = await server.call("likes-like_tile", { tileId: "moon" }, { ...headers, "idempotency-key": key })
  expect(response.status).toBe(200)

  const like = await spanOf(collector, "POST likes-like_tile")
  expect(like).toMatchObject({ parentId: "", kind: serverKind, status: 0 })
  expect(like.attributes).toEqual({
    "http.request.method": "POST",
    "http.route": "likes-like_tile",
    "http.response.status_code": 200,
    "http.response.header.x-request-id": [response.headers.get("x-request-id")],
  })
  expect(like.resource).toMatchObject({
    "service.name": "feed",
    "service.version": expect.stringMatching(/^\d/),
    "telemetry.sdk.language": "nodejs",
  })
  const statements = childrenOf(collector, like)
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(["begin", "commit"]))
  expect(statements.length).toBeGreaterThan(4)
  for (const { kind, attributes, start: from, end } of statements) {
    expect(kind).toBe(clientKind)
    expect(attributes).toMatchObject({ "db.system.name": "postgresql", "db.query.text": expect.any(String) })
    expect(from >= like.start && end <= like.end + clockStep).toBe(true)
  }
  expect(collector.requests[0]).toMatchObject({
    path: "/v1/traces",
    headers: { "content-type": "application/x-protobuf", "x-key": "a b" },
  })
  // Nothing of whom it was, what they sent, or what was liked.
  const everything = JSON.stringify(collector.spans, (_key, value) => (typeof value === "bigint" ? `${value}` : value))
  for (const secret of [userId, token, email, key, '"moon"', "127.0.0.1"]) expect(everything).not.toContain(secret)
})

it("gives each request its own statements, however many wait for a connection", async () => {
  const { server, collector } = await start({ modules: [probe] })
  await Promise.all(Array.from({ length: 20 }, () => server.call("probe-ask_thrice")))
  const requests = () => collector.spans.filter(({ name }) => name === "POST probe-ask_thrice")
  await expect.poll(() => requests().length, patient).toBe(20)
  for (const request of requests())
    expect(childrenOf(collector, request).map(({ name }) => name)).toEqual(["probe-ask", "probe-ask", "probe-ask"])
})

it("names what failed by its code, and quotes nothing of it", async () => {
  const { server, collector, lines } = await start({ modules: [probe] })
  const response = await server.call("probe-fail")
  expect(response.status).toBe(500)
  const request = await spanOf(collector, "POST probe-fail")
  expect(request).toMatchObject({ status: failed, attributes: { "error.type": "500" } })
  const [statement] = childrenOf(collector, request)
  expect(statement).toMatchObject({ name: "select", status: failed, attributes: { "error.type": "22P02" } })
  expect(JSON.stringify([request.attributes, statement?.attributes])).not.toContain("hunter2")

  const requestId = response.headers.get("x-request-id")
  const ours = () => lines.filter((line) => line.requestId === requestId)
  await expect.poll(() => ours().map(({ msg }) => msg), patient).toEqual(["unexpected error", "request"])
  expect(ours().map(({ trace_id }) => trace_id)).toEqual([request.traceId, request.traceId])
  expect(request.attributes["http.response.header.x-request-id"]).toEqual([requestId])
})

it("carries a trace on into the job that a request sent", async () => {
  const { server, collector, lines } = await start({ modules: [probe] })
  await server.call("probe-send_job")
  await server.settleJobs()
  const request = await spanOf(collector, "POST probe-send_job")
  const job = await spanOf(collector, "process probe-look")
  expect(job).toMatchObject({ traceId: request.traceId, parentId: request.spanId, kind: consumerKind })
  expect(childrenOf(collector, job).map(({ name }) => name)).toEqual(["select"])
  expect(lines.find(({ msg }) => msg === "looked")?.trace_id).toBe(request.traceId)
})

it("begins a trace for a job that no request sent", async () => {
  const { server, collector } = await start({ modules: [probe] })
  await server.db.transaction().execute((tx) => server.services.jobs.send(tx, "probe-look", {}))
  await server.settleJobs()
  expect((await spanOf(collector, "process probe-look")).parentId).toBe("")
  // Polling and maintenance are no one's request.
  expect(collector.spans.filter(({ parentId }) => parentId === "")).toHaveLength(1)
})

it("shows that mail and a notification were sent, and not to whom", async () => {
  const service = await startFakePushService()
  onTestFinished(() => service.stop())
  const { server, collector } = await start({ env: { PUSH: "on", PUSH_LOOPBACK: "1" } })
  const { headers } = await signIn(server, "ada@example.com")
  const sent = await spanOf(collector, "send mail")
  expect(sent).toMatchObject({ kind: clientKind, attributes: {} })

  const { subscription } = service.newDevice()
  await server.call("users-create_user", {}, headers)
  await server.call("notifications-add_subscription", { ...subscription, zone: "UTC" }, headers)
  await server.settleJobs()
  const job = await spanOf(collector, "process notifications-confirm_subscription")
  const push = await spanOf(collector, "send push webpush")
  expect(push).toMatchObject({ parentId: job.spanId, attributes: { "peer.service": "webpush" }, status: 0 })
  const everything = JSON.stringify(collector.spans.map(({ name, attributes }) => ({ name, attributes })))
  expect(everything).not.toContain("ada@example.com")
  expect(everything).not.toContain(new URL(subscription.endpoint).pathname)
})

const parent = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" }
const traceparent = `00-${parent.traceId}-${parent.spanId}-01`

it("goes on with the trace of a proxy that is trusted", async () => {
  const { server, collector } = await start({ env: { TRUST_PROXY: "1" } })
  await server.get("/healthz", { traceparent })
  expect(await spanOf(collector, "GET healthz")).toMatchObject({ traceId: parent.traceId, parentId: parent.spanId })
})

it.each([
  ["nobody is trusted", { TRUST_PROXY: "0" }, traceparent],
  ["it can't be read", { TRUST_PROXY: "1" }, `${traceparent}, ${traceparent}`],
  ["it names nothing", { TRUST_PROXY: "1" }, `00-${"0".repeat(32)}-${parent.spanId}-01`],
])("begins a trace of its own where %s", async (_why, env, header) => {
  const { server, collector } = await start({ env })
  await server.get("/healthz", { traceparent: header })
  const span = await spanOf(collector, "GET healthz")
  expect(span.traceId).not.toBe(parent.traceId)
  expect(span.parentId).toBe("")
})

it.each([
  ["a trusted proxy does not sample", { TRUST_PROXY: "1" }],
  ["the sampler is always_off", { OTEL_TRACES_SAMPLER: "always_off" }],
  ["the ratio is none", { OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "0" }],
])("keeps nothing where %s, and names no trace in the log", async (_why, env) => {
  const { server, collector, lines, stop } = await start({ env })
  expect((await server.get("/healthz", { traceparent: traceparent.replace(/01$/, "00") })).status).toBe(200)
  await stop()
  expect(collector.spans).toEqual([])
  const line = lines.find(({ msg }) => msg === "request")
  expect(line).toBeDefined()
  expect(line).not.toHaveProperty("trace_id")
})

it("keeps a share of traces, and each of them whole", async () => {
  const env = { OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.5" }
  const { server, collector, stop } = await start({ env, modules: [probe] })
  for (let round = 0; round < 10; round++)
    await Promise.all(Array.from({ length: 20 }, () => server.call("probe-ask_thrice")))
  await stop()
  const requests = collector.spans.filter(({ parentId }) => parentId === "")
  // Of 200 coins, outside of this one time in a hundred million.
  expect(requests.length).toBeGreaterThan(60)
  expect(requests.length).toBeLessThan(140)
  expect(collector.spans).toHaveLength(4 * requests.length)
})

it.each([
  ["refuses", 400],
  ["is broken", 500],
  ["never answers", null],
])("answers while the collector %s, counts what is lost, and goes on once it is back", async (_what, status) => {
  const { server, collector, lines } = await start({ env: { OTEL_EXPORTER_OTLP_TIMEOUT: "100" } })
  collector.answers.status = status
  expect((await server.get("/healthz")).status).toBe(200)
  await expect.poll(() => spansThat(server, "failed"), patient).toBeGreaterThan(0)
  await expect.poll(() => spansThat(server, "failed"), patient).toBeGreaterThan(2)
  // Once, and not with each batch.
  expect(lines.filter(({ msg }) => msg === "traces can't be exported")).toHaveLength(1)
  collector.answers.status = 200
  await expect.poll(() => spansThat(server, "exported"), patient).toBeGreaterThan(0)
  expect(lines.filter(({ msg }) => msg === "traces are exported again")).toHaveLength(1)
})

it("answers while no collector is there", async () => {
  const gone = await startFakeCollector()
  await gone.stop()
  const { server } = await start({ collector: gone, env: { OTEL_EXPORTER_OTLP_TIMEOUT: "100" } })
  expect((await server.get("/documents/categories")).status).toBe(200)
  await expect.poll(() => spansThat(server, "failed"), patient).toBeGreaterThan(0)
})

it("keeps so many spans at most, and counts those it drops", async () => {
  const env = { OTEL_BSP_MAX_QUEUE_SIZE: "5", OTEL_BSP_SCHEDULE_DELAY: "600000" }
  const { server, collector } = await start({ env })
  collector.answers.status = null
  for (let at = 0; at < 30; at++) expect((await server.get("/healthz")).status).toBe(200)
  // Five are on their way to a collector that does not answer, and five wait.
  await expect.poll(() => spansThat(server, "dropped"), patient).toBeGreaterThanOrEqual(20)
})

it("sends what waits before it ends", async () => {
  const { server, collector, stop } = await start({ env: { OTEL_BSP_SCHEDULE_DELAY: "600000" } })
  await server.get("/healthz")
  expect(collector.spans).toEqual([])
  await stop()
  expect(collector.spans.map(({ name }) => name)).toEqual(["GET healthz"])
})

it("ends although its collector never answers", async () => {
  const { server, collector, stop } = await start({ env: { OTEL_BSP_SCHEDULE_DELAY: "600000" } })
  collector.answers.status = null
  await server.get("/healthz")
  await stop()
  expect(collector.requests).toHaveLength(1)
})
