import { connect, type Socket } from "node:net"
import { afterEach, expect, it, vi } from "vitest"
import { addAccount } from "./add-account.ts"
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

it("counts those who watch as well, and asks the database once a second", async () => {
  const { get, services } = await start({ RATE_LIMIT_HEALTH: "25" })
  const query = vi.spyOn(services.pool, "query")
  const readiness = async (): Promise<[number, number]> => {
    query.mockClear()
    return [
      (await get("/readyz")).status,
      query.mock.calls.filter(([asked]) => JSON.stringify(asked).includes("schema_migrations")).length,
    ]
  }
  expect(await readiness()).toEqual([200, 1])
  expect(await readiness()).toEqual([200, 0])
  now += 1000
  expect(await readiness()).toEqual([200, 1])
  const paths = ["/readyz", "/metrics", "/schemas/confetti-export.json"]
  const statuses: number[] = []
  for (const path of [...paths, ...paths]) statuses.push((await get(path)).status)
  expect(statuses.slice(0, 2)).toEqual([200, 200])
  expect(statuses).toContain(429)
  expect((await get("/healthz")).status).toBe(200)
})

it("holds so much at once of what one address sends, and does not mind those who go away", async () => {
  const running = await start({ RATE_LIMIT_CALLABLES: "1000000" })
  const { origin, services } = running
  const logged = vi.spyOn(services.log, "error")
  const { headers } = await addAccount(running, "ann@confetti.test")
  const { hostname, port } = new URL(origin)
  const upload = (length: number, body: string): Socket => {
    const socket = connect(Number(port), hostname)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const head = `POST /functions/users-update_profile HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\n${lines.join("")}`
    socket.write(`${head}content-length: ${length}\r\n\r\n${body}`)
    return socket
  }
  const large = 4_000_000
  const statusOf = async (): Promise<string> => {
    const socket = upload(large, "x".repeat(large))
    let answer = ""
    for await (const bytes of socket) {
      answer += String(bytes)
      if (/HTTP\/1.1 [2-5]/.test(answer)) break
    }
    return /HTTP\/1.1 ([2-5]\d\d)/.exec(answer)?.[1] ?? ""
  }
  // Bytes that have not come take no room.
  const announced = Array.from({ length: 40 }, () => upload(6_500_000, "x".repeat(1000)))
  expect(await statusOf()).toBe("400")
  for (const socket of announced) socket.destroy()
  // There is room for four: of five uploads, one is refused.
  const uploads = Array.from({ length: 5 }, () => upload(6_500_000, "x".repeat(6_400_000)))
  await new Promise<void>((done) => {
    for (const socket of uploads) socket.on("data", (bytes) => String(bytes).includes(" 429 ") && done())
  })
  // The other four may still be on their way.
  await vi.waitFor(async () => expect(await statusOf()).toBe("429"), { timeout: 10_000 })
  for (const socket of uploads) socket.destroy()
  // Read to its end, and no JSON.
  await vi.waitFor(async () => expect(await statusOf()).toBe("400"), { timeout: 30_000 })
  expect(logged.mock.calls).toEqual([])
})
