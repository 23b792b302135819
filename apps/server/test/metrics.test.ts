import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { afterEach, expect, it } from "vitest"
import { serverModules } from "../src/app.ts"
import { shedRoute } from "../src/platform/load-shedding/shed-load.ts"
import { addAccount } from "./add-account.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

const repository = join(import.meta.dirname, "../../..")
const textOf = (path: string): string => readFileSync(join(repository, path), "utf8")

let server: TestServer
const start = async (env: Record<string, string> = {}): Promise<TestServer> => {
  server = await startTestServer({ env })
  return server
}
afterEach(() => server.stop())

const METRICS_TOKEN = "figures-of-ours-0123"
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const statusOf = async (headers: Record<string, string> = {}) => (await server.get("/metrics", headers)).status

it("shows its figures to whoever brings the operator's token, and to nobody else", async () => {
  await start({ METRICS_TOKEN })
  expect(await statusOf()).toBe(403)
  expect(await statusOf(bearer("undefined"))).toBe(403)
  expect(await statusOf({ authorization: METRICS_TOKEN })).toBe(403)
  expect(await statusOf(bearer(METRICS_TOKEN))).toBe(200)
  expect(await statusOf({ ...bearer(METRICS_TOKEN), "x-forwarded-for": "203.0.113.9" })).toBe(200)
})

it("shows them to nobody where no token is set, however near a proxy makes them look", async () => {
  await start({ EMULATOR: "0" })
  expect(await statusOf()).toBe(403)
  expect(await statusOf(bearer("undefined"))).toBe(403)
})

it("shows them to this machine while everything is local", async () => {
  await start()
  expect(await statusOf()).toBe(200)
  expect(await statusOf({ "x-forwarded-for": "203.0.113.9" })).toBe(403)
})

it("counts requests by route, status and class, and never by path", async () => {
  const { call, get } = await start()
  await call("users-get_home_feed")
  await call("users-nothing")
  await get("/documents/tiles?slug=mirrors-on-the-moon")
  const text = await (await get("/metrics")).text()
  expect(text).toContain('confetti_requests_total{route="users-get_home_feed",status="200"} 1')
  expect(text).toContain('confetti_requests_total{route="unknown-callable",status="404"} 1')
  expect(text).toContain('confetti_request_seconds_count{route="users-get_home_feed",class="2xx"} 1')
  expect(text).toContain('route="documents/tiles"')
  expect(text).not.toMatch(/users-nothing|mirrors-on-the-moon/)
})

it("counts what limits refuse", async () => {
  const { call, get } = await start({ RATE_LIMIT_CALLABLES: "5" })
  for (let at = 0; at < 3; at++) await call("users-get_home_feed")
  expect(await (await get("/metrics")).text()).toContain(
    'confetti_requests_total{route="users-get_home_feed",status="429"} 2',
  )
})

it("counts attempts at jobs by outcome", async () => {
  const { db, services, settleJobs, get } = await start()
  await db.transaction().execute(async (tx) => {
    await services.jobs.send(tx, "points-forget_old_marks", {})
    await services.jobs.send(tx, "nobody-knows_it", {})
  })
  await settleJobs()
  const text = await (await get("/metrics")).text()
  expect(text).toContain('confetti_jobs_total{name="points-forget_old_marks",outcome="done"} 1')
  expect(text).toMatch(/confetti_jobs_total\{name="unknown",outcome="failed"\} \d/)
})

type Rule = { alert: string; expr: string }

const rules = (): Rule[] =>
  (parse(textOf("deploy/prometheus/alerts.yaml")) as { groups: { rules: Rule[] }[] }).groups.flatMap(
    ({ rules }) => rules,
  )

type Panel = { targets: { expr: string }[] }

const dashboard = () =>
  JSON.parse(textOf("deploy/grafana/confetti.json")) as { panels: Panel[]; templating: { list: { query: string }[] } }

/** Whether a label has a value that a selector such as `route="a"` or `status=~"5.."` asks for. */
const fits = (operator: string, wanted: string, value: string): boolean =>
  operator.includes("~") ? new RegExp(`^(?:${wanted})$`).test(value) : wanted === value

it("prints everything that the dashboard and the alerts ask for", async () => {
  const { call, db, services, settleJobs, get } = await start()
  const { headers } = await addAccount(server, "ada@example.com")
  await call("users-get_home_feed", null, headers)
  for (const path of ["/", "/documents/categories"]) await get(path)
  await db.transaction().execute((tx) => services.jobs.send(tx, "points-forget_old_marks", {}))
  await settleJobs()
  const text = await (await get("/metrics")).text()
  const types = new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = "", type = ""]) => [name, type]))
  const printed = (name: string): boolean => {
    const family = name.replace(/_(bucket|sum|count)$/, "")
    return types.has(name) ? types.get(name) !== "histogram" : types.get(family) === "histogram"
  }

  const { panels, templating } = dashboard()
  const expressions = [
    ...rules().map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...templating.list.map(({ query }) => query),
  ]
  const names = expressions.flatMap((each) => each.match(/\b(confetti|nodejs|process)_[a-z0-9_]+/g) ?? [])
  expect(new Set(names).size).toBeGreaterThan(15)
  expect([...new Set(names)].filter((name) => !printed(name))).toEqual([])

  const callables = serverModules.flatMap(({ callables = [] }) => callables).map(({ contract }) => contract.name)
  const routes = [...callables, shedRoute, ...[...text.matchAll(/route="([^"]+)"/g)].map(([, route = ""]) => route)]
  const asked = expressions.flatMap((each) => [...each.matchAll(/route(=~?)"([^"]+)"/g)])
  expect(asked.length).toBeGreaterThan(5)
  for (const [, operator = "", wanted = ""] of asked)
    for (const part of operator === "=~" ? wanted.split("|") : [wanted])
      expect(
        routes.some((route) => fits(operator, part, route)),
        part,
      ).toBe(true)
})
