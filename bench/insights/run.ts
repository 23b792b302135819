// TEST_DATABASE_URL=postgres://… npm run bench:insights [-- --tiles 2000 --reads 60]
// Two years of daily rows of a million people; each callable is asked for the later one, which it sets beside the year before, over HTTP
// and one after the other. Beside each the same rows are read by a bare select over the same pool, in turns. Without TEST_DATABASE_URL on
// the embedded database.
import { parseArgs } from "node:util"
import { splitByMonth } from "@confetti/domain/insights/day-range"
import { insightEditor } from "../../apps/server/test/insights-world.ts"
import { startTestServer } from "../../apps/server/test/start-test-server.ts"
import { insertTiles, makeTile } from "../../apps/server/test/tiles-factory.ts"
import { seedYears } from "./seed-years.ts"

const { values: options } = parseArgs({
  options: { tiles: { type: "string", default: "2000" }, reads: { type: "string", default: "60" } },
})
const tiles = Number(options.tiles)
const reads = Number(options.reads)
const until = "2026-11-23"
const now = { from: "2025-11-24", until }
const before = { from: "2024-11-24", until: "2025-11-23" }

const server = await startTestServer({
  clock: () => Date.parse(`${until}T12:00:00Z`),
  env: { RATE_LIMIT_CALLABLES: "100000000" },
})
const { pool } = server.services
const ask = await insightEditor(server, "owner")
await insertTiles(
  server.db,
  Array.from({ length: tiles }, (_none, at) =>
    makeTile({ id: `tile-${at + 1}`, slug: `tile-${at + 1}`, categories: [`category-${at % 20}`] }),
  ),
)
const seedStarted = performance.now()
await seedYears(server, { tiles, categories: 20, days: 731, until })
const { rows } = await pool.query("select count(*)::int as count from insight_tiles")
console.log(`${rows[0].count.toLocaleString("en")} daily rows of ${tiles} tiles, made in ${seconds(seedStarted)} s\n`)

/** The rows of tiles that a range is made of, months and days. */
function tileRows(range: typeof now): string {
  const { months, days } = splitByMonth(range, until)
  const sum = "sum(shown) + sum(opened) + sum(finished) + sum(liked) + sum(shared) + sum(lessened) + sum(seconds)"
  return [
    `select ${sum} from insight_tile_months where month between '${months[0]}' and '${months.at(-1)}'`,
    ...days.map(({ from, until: end }) => `select ${sum} from insight_tiles where day between '${from}' and '${end}'`),
  ].join(" union all ")
}

const between = (column = "day") => `where ${column} between '${before.from}' and '${until}'`
const cases: [name: string, input: object, bare: string][] = [
  [
    "insights-get_overview",
    now,
    `select * from insight_categories ${between()}; select * from insight_days ${between()}`,
  ],
  ["insights-list_tiles", { ...now, limit: 200 }, `${tileRows(now)}; ${tileRows(before)}`],
  [
    "insights-list_tiles",
    { ...now, sort: "seconds", isAscending: true, category: "category-7" },
    `${tileRows(now)}; ${tileRows(before)}`,
  ],
  [
    "insights-get_tile",
    { ...now, tileId: "tile-77" },
    `select * from insight_tiles where tile_id = 'tile-77' and day between '${before.from}' and '${until}'`,
  ],
  ["insights-list_categories", now, `select * from insight_categories ${between()}`],
  [
    "insights-get_people",
    now,
    `select * from insight_weeks ${between("week")}; select * from insight_ways ${between("week")}`,
  ],
  ["insights-get_games", now, `select * from insight_games ${between()}`],
  ["insights-get_points", now, `select * from insight_points ${between()}; select * from insight_ledger ${between()}`],
]

let slowest = 0
for (const [name, input, bare] of cases) {
  const asked: number[] = []
  const bareTimes: number[] = []
  for (let at = 0; at < reads; at += 1) {
    const began = performance.now()
    const { status } = await ask(name, input)
    asked.push(performance.now() - began)
    if (status !== 200) throw new Error(`${name} answered ${status}`)
    const bareBegan = performance.now()
    for (const statement of bare.split("; ")) await pool.query(statement)
    bareTimes.push(performance.now() - bareBegan)
  }
  const [median, p95, bareP95] = [quantile(asked, 0.5), quantile(asked, 0.95), quantile(bareTimes, 0.95)]
  slowest = Math.max(slowest, p95)
  const order = "sort" in input ? `${name} (${String(input.sort)})` : name
  console.log(
    `${order.padEnd(32)} ${median.toFixed(1).padStart(7)} ms median ${p95.toFixed(1).padStart(7)} ms p95   bare ${bareP95.toFixed(1).padStart(7)} ms   ${(p95 / bareP95).toFixed(2)} times`,
  )
}
console.log(`\nThe slowest p95 is ${slowest.toFixed(1)} ms; 200 ms are allowed.`)
await server.stop()
if (slowest > 200) process.exitCode = 1

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}
