import { connect } from "node:net"
import { afterEach, expect, it } from "vitest"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer | undefined
let now = 0
const start = async (env: Record<string, string>): Promise<TestServer> => {
  now = Date.parse("2026-06-01T00:00:00.000Z")
  server = await startTestServer({ clock: () => now, env })
  return server
}
afterEach(() => server?.stop())

const forwarded = (address: string) => ({ "x-forwarded-for": address })

it("asks to wait, says how long, and answers again then", async () => {
  const { call } = await start({ RATE_LIMIT_CALLABLES: "10" })
  expect((await call("users-get_home_feed")).status).toBe(200)
  expect((await call("users-get_home_feed")).status).toBe(200)
  const refused = await call("users-get_home_feed")
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "6"])
  expect((await refused.json()).error).toMatchObject({
    status: "RESOURCE_EXHAUSTED",
    details: { code: "request/rate-limited", retryAfter: 6 },
  })
  now += 6000
  expect((await call("users-get_home_feed")).status).toBe(200)
})

it("keeps a budget for each kind of request, and none for health", async () => {
  const { call, get, origin } = await start({
    RATE_LIMIT_CALLABLES: "5",
    RATE_LIMIT_DOCUMENTS: "5",
    RATE_LIMIT_PAGES: "5",
    RATE_LIMIT_SEARCH: "5",
  })
  const search = () => fetch(`${origin}/1/indexes/tiles/query`, { method: "POST", body: "{}" })
  const kinds = [() => call("users-get_home_feed"), () => get("/documents/categories"), () => get("/games"), search]
  for (const ask of kinds) expect((await ask()).status).toBe(200)
  for (const ask of kinds) expect((await ask()).status).toBe(429)
  expect((await get("/healthz")).status).toBe(200)
})

it("does not believe a forwarded address unless a proxy is trusted", async () => {
  const { call } = await start({ RATE_LIMIT_CALLABLES: "5" })
  expect((await call("users-get_home_feed", null, forwarded("192.0.2.1"))).status).toBe(200)
  expect((await call("users-get_home_feed", null, forwarded("192.0.2.2"))).status).toBe(429)
})

it("counts by the address the trusted proxy saw, and IPv6 by its network", async () => {
  const { call } = await start({ RATE_LIMIT_CALLABLES: "5", TRUST_PROXY: "1" })
  const statusOf = async (address: string) => (await call("users-get_home_feed", null, forwarded(address))).status
  expect(await statusOf("203.0.113.9, 192.0.2.1")).toBe(200)
  expect(await statusOf("203.0.113.10, 192.0.2.1")).toBe(429)
  expect(await statusOf("2001:db8:1:2::1")).toBe(200)
  expect(await statusOf("2001:db8:1:2:ffff::9")).toBe(429)
  expect(await statusOf("2001:db8:1:3::1")).toBe(200)
})

it("answers only its own apps where that is required", async () => {
  const { call } = await start({ APP_CHECK_REQUIRED: "1" })
  const refused = await call("users-get_home_feed")
  expect([refused.status, (await refused.json()).error.details.code]).toEqual([401, "app-check/required"])
  expect((await call("users-get_home_feed", null, { "x-firebase-appcheck": "token" })).status).toBe(200)
})

it("has no emulator's addresses without the flag", async () => {
  const { origin } = await start({ EMULATOR: "0" })
  const response = await fetch(`${origin}/demo/us-central1/users-get_home_feed`, {
    method: "POST",
    body: '{"data":null}',
  })
  expect(response.status).toBe(405)
})

it.each([
  ["headers without end", `GET / HTTP/1.1\r\nhost: a\r\nx: ${"y".repeat(20_000)}\r\n\r\n`, "431"],
  ["no HTTP at all", "hello\r\n\r\n", "400"],
  ["a host that is none", "GET /healthz HTTP/1.1\r\nhost: a/b\r\nconnection: close\r\n\r\n", "400"],
  ["a backslash in the path", "GET /\\evil.example/ HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n", "400"],
])("answers %s shortly", async (_what, text, status) => {
  const { origin } = await start({})
  const socket = connect(Number(new URL(origin).port), "127.0.0.1")
  socket.end(text)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString()).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
})

it("counts requests by route and status", async () => {
  const { call, get } = await start({})
  await call("users-get_home_feed")
  await call("users-nothing")
  const text = await (await get("/metrics")).text()
  expect(text).toContain('confetti_requests_total{route="users-get_home_feed",status="200"} 1')
  expect(text).toContain('confetti_requests_total{route="unknown-callable",status="404"} 1')
  expect(text).toContain('confetti_request_seconds_count{route="users-get_home_feed"} 1')
  expect(text).toMatch(/confetti_db_connections \d/)
  expect(await (await get("/readyz")).text()).toBe("ok\n")
})
