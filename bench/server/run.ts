// node bench/server/run.ts [--rounds 7] [--seconds 2] [--only pglite|postgres] [--what "20 tiles|like"]
// Requests a second and latency against a bare node:http handler, on both databases. Rounds are paired and interleaved, each
// side goes first in turn, and the ratio is the median of the rounds' ratios: single figures depend on the machine's mood.
import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { createPostgresDatabase } from "../../apps/server/test/postgres-database.ts"
import { printTable } from "./print-table.ts"
import { runProgram, startProgram, stopAll } from "./processes.ts"
import { seed } from "./seed.ts"
import { seedPeople } from "./seed-people.ts"

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "7" },
    seconds: { type: "string", default: "2" },
    only: { type: "string" },
    what: { type: "string", default: "" },
  },
})
const rounds = Number(options.rounds)
const seconds = Number(options.seconds)
const connections = 16
const wanted = new RegExp(options.what)
const file = (name: string): string => join(import.meta.dirname, name)
const [ourPort, barePort] = [18_471, 18_472]

export type Request = {
  path: string
  method?: string
  body?: string
  headers?: Record<string, string>
  /** Asked by everybody in turn, so that hardly anybody's session is remembered. */
  signedIn?: boolean
  /** Bodies to send, in place of one. */
  bodies?: string[]
  /** Each with an idempotency key of its own. */
  keyed?: boolean
}
type Comparison = { name: string; baseline: string; ours: Request; bare: Request }
export type Sample = { rate: number; p50: number; p99: number; failed: number }
export type Row = { database: string; name: string; baseline: string; ours: Sample[]; bare: Sample[] }

function comparisons(ids: string[]): Comparison[] {
  const call = { method: "POST", body: '{"data":null}', headers: { "content-type": "application/json" } }
  const feed = { ...call, path: "/functions/users-get_home_feed" }
  const tiles = { path: `/documents/tiles?ids=${ids.join()}` }
  const own = { ...feed, signedIn: true }
  const bodies = ids.map((tileId) => JSON.stringify({ data: { tileId } }))
  const like = { ...call, path: "/functions/likes-like_tile", signedIn: true, bodies }
  const keyed = { ...like, keyed: true }
  const seenDate = new Date().toISOString()
  const read = (tileId: string) => ({ tileId, share: 1, isRead: true, seenDate })
  const pairs = ids.map((tileId, at) => [read(tileId), read(ids[(at + 1) % ids.length] as string)])
  const reads = {
    ...keyed,
    path: "/functions/tiles-record_reads",
    bodies: pairs.map((two) => JSON.stringify({ data: { reads: two } })),
  }
  const gzip = { path: "/", headers: { "accept-encoding": "gzip" } }
  return [
    { name: "home feed", baseline: "bare, query each time", ours: feed, bare: feed },
    { name: "home feed", baseline: "bare, bytes in memory", ours: feed, bare: { ...call, path: "/memory" } },
    { name: "20 tiles", baseline: "bare, same query", ours: tiles, bare: tiles },
    { name: "own feed", baseline: "bare, same two queries", ours: own, bare: own },
    { name: "like", baseline: "bare, one statement", ours: like, bare: like },
    { name: "like, keyed", baseline: "bare, one statement", ours: keyed, bare: keyed },
    { name: "two reads, keyed", baseline: "bare, one statement", ours: reads, bare: reads },
    { name: "page /", baseline: "static, in memory", ours: { path: "/" }, bare: { path: "/" } },
    { name: "page /, gzip", baseline: "static, in memory", ours: gzip, bare: gzip },
  ]
}

async function load(port: number, { path, ...request }: Request, duration = seconds): Promise<Sample> {
  const asked = { url: `http://127.0.0.1:${port}${path}`, seconds: duration, connections, ...request }
  const sample = JSON.parse(await runProgram(file("load.ts"), JSON.stringify(asked))) as Sample
  if (sample.failed > 0) throw new Error(`${sample.failed} requests to ${asked.url.slice(0, 60)} failed`)
  return sample
}

async function measure(database: string, ids: string[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, baseline, ours, bare } of comparisons(ids)) {
    if (!wanted.test(name)) continue
    const row: Row = { database, name, baseline, ours: [], bare: [] }
    await load(ourPort, ours)
    await load(barePort, bare)
    for (let round = 0; round < rounds; round++) {
      const both = [
        () => load(ourPort, ours).then((s) => row.ours.push(s)),
        () => load(barePort, bare).then((s) => row.bare.push(s)),
      ]
      for (const one of round % 2 === 0 ? both : both.reverse()) await one()
    }
    rows.push(row)
    console.error(`${database}: ${name} against ${baseline}, done`)
  }
  return rows
}

const folder = mkdtempSync(join(tmpdir(), "confetti-bench-"))
/** Everything on, budgets raised: the load comes from one address a connection. */
const settings = {
  PORT: String(ourPort),
  HOST: "127.0.0.1",
  LOG_LEVEL: "info",
  TRUST_PROXY: "1",
  CONTENT_DIR: join(folder, "none"),
  ...Object.fromEntries(
    ["CALLABLES", "DOCUMENTS", "PAGES", "SEARCH"].map((kind) => [`RATE_LIMIT_${kind}`, "100000000"]),
  ),
}
const api = file("../../apps/server/src/bin/api.ts")
const copyFrom = { PORT: String(barePort), COPY_FROM: `http://127.0.0.1:${ourPort}` }

async function onPglite(): Promise<Row[]> {
  const [ours, bare] = [join(folder, "ours"), join(folder, "bare")]
  const ids = await seed({ DATA_DIR: ours })
  await seedPeople({ DATA_DIR: ours })
  // A folder belongs to one process, so each side has a copy.
  cpSync(ours, bare, { recursive: true })
  await startProgram(api, { ...settings, EMULATOR: "1", DATA_DIR: ours })
  await startProgram(file("bare-server.ts"), { ...copyFrom, DATA_DIR: bare })
  return measure("PGlite", ids).finally(stopAll)
}

async function onPostgres(): Promise<Row[]> {
  const { url, drop } = await createPostgresDatabase(
    process.env["TEST_DATABASE_URL"] ?? "postgres://root@127.0.0.1:5432/test",
  )
  try {
    const ids = await seed({ DATABASE_URL: url, DATA_DIR: "" })
    await seedPeople({ DATABASE_URL: url, DATA_DIR: "" })
    const inPublic = {
      AUTH_SECRET: "x".repeat(32),
      PUBLIC_URL: "https://confetti.example",
      SMTP_URL: "smtp://127.0.0.1",
    }
    await startProgram(api, { ...settings, ...inPublic, DATABASE_URL: url, DATA_DIR: join(folder, "postgres") })
    await startProgram(file("bare-server.ts"), { ...copyFrom, DATABASE_URL: url })
    return await measure("PostgreSQL", ids).finally(stopAll)
  } finally {
    await drop()
  }
}

try {
  const rows = [
    ...(options.only === "postgres" ? [] : await onPglite()),
    ...(options.only === "pglite" ? [] : await onPostgres()),
  ]
  printTable(rows)
} finally {
  await stopAll()
  rmSync(folder, { recursive: true, force: true })
}
