// TEST_DATABASE_URL=postgres://… npm run bench:insights [-- --tiles 2000 --reads 60 --people 100000]
// Two years of daily rows of a million people; each callable is asked for the later one, which it sets beside the year before, over HTTP
// and one after the other, after five that are not counted. Beside each the same rows are read by a bare select over the same pool, in
// turns. Without TEST_DATABASE_URL on the embedded database. Then a day of so many people, five events each, is summed by the job, beside
// a plain count of the same events; a million take minutes to be made.
import { parseArgs } from "node:util"
import { splitIntoPeriods } from "@confetti/domain/insights/periods"
import { sumInsights } from "../../apps/server/src/modules/insights/sum/sum-insights.ts"
import { insightEditor } from "../../apps/server/test/insights-world.ts"
import { startTestServer } from "../../apps/server/test/start-test-server.ts"
import { insertTiles, makeTile } from "../../apps/server/test/tiles-factory.ts"
import { seedDay } from "./seed-day.ts"
import { seedYears } from "./seed-years.ts"

const { values: options } = parseArgs({
  options: {
    tiles: { type: "string", default: "2000" },
    reads: { type: "string", default: "60" },
    people: { type: "string", default: "100000" },
  },
})
const tiles = Number(options.tiles)
const reads = Number(options.reads)
const people = Number(options.people)
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

/** The rows that a range of these is made of, periods and days. */
function rowsOf(subject: "tile" | "category", range: typeof now): string {
  const { periods, days } = splitIntoPeriods(range, until)
  const sum = "sum(shown), sum(opened), sum(finished), sum(liked), sum(shared), sum(lessened), sum(seconds)"
  const daily = subject === "tile" ? "insight_tiles" : "insight_categories"
  return `select ${sum} from insight_${subject}_periods where period in (${listed(periods)})
    union all select ${sum} from ${daily} where day in (${listed(days)})`
}

function listed(keys: readonly string[]): string {
  return ["", ...keys].map((key) => `'${key}'`).join()
}

const between = (column = "day") => `where ${column} between '${before.from}' and '${until}'`
const cases: [name: string, input: object, bare: string][] = [
  ["insights-get_overview", now, `select * from insight_days ${between()}`],
  ["insights-list_tiles", { ...now, limit: 200 }, `${rowsOf("tile", now)}; ${rowsOf("tile", before)}`],
  [
    "insights-list_tiles",
    { ...now, sort: "seconds", isAscending: true, category: "category-7" },
    `${rowsOf("tile", now)}; ${rowsOf("tile", before)}`,
  ],
  [
    "insights-get_tile",
    { ...now, tileId: "tile-77" },
    `select * from insight_tiles where tile_id = 'tile-77' and day between '${before.from}' and '${until}'`,
  ],
  ["insights-list_categories", now, `${rowsOf("category", now)}; ${rowsOf("category", before)}`],
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
  for (let at = 0; at < 5; at += 1) await ask(name, input)
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

const madeAt = performance.now()
await seedDay(server, { people, tiles, day: "2026-11-22" })
const made = seconds(madeAt)
const [sums, counts]: [number[], number[]] = [[], []]
for (let at = 0; at < 3; at += 1) {
  // Nothing is known of the day: it is found and summed.
  await pool.query("delete from insight_state")
  const began = performance.now()
  await sumInsights.run({}, server.services)
  sums.push(performance.now() - began)
  const bareBegan = performance.now()
  await pool.query("select count(*) from events where happened_at >= '2026-11-22' and happened_at < '2026-11-23'")
  counts.push(performance.now() - bareBegan)
}
const [sum, count] = [quantile(sums, 0.5), quantile(counts, 0.5)]
console.log(
  `\nA day of ${people.toLocaleString("en")} people and ${(people * 5).toLocaleString("en")} events, made in ${made} s, is summed in ${(sum / 1000).toFixed(1)} s   bare count ${count.toFixed(0)} ms   ${(sum / count).toFixed(0)} times`,
)

console.log(`\nThe slowest p95 is ${slowest.toFixed(1)} ms; 200 ms are allowed.`)
await server.stop()
if (slowest > 200) process.exitCode = 1

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}
