// TEST_DATABASE_URL=postgres://… npm run bench:scale [-- --people 10000 --active 20]
// How large a row of each table that grows with people is, with its indexes, measured on a filled PostgreSQL; and what that comes to for
// one, ten and a hundred million people of whom so many per cent are here on a day. `docs/scale.md` says what follows.
import { parseArgs } from "node:util"
import { migrate } from "../../apps/server/src/platform/db/migrate.ts"
import { openDatabase } from "../../apps/server/src/platform/db/open-database.ts"
import { createPostgresDatabase } from "../../apps/server/test/postgres-database.ts"
import { type FilledTable, filledTables, people } from "./tables.ts"

const { values: options } = parseArgs({
  options: { people: { type: "string", default: "10000" }, active: { type: "string", default: "20" } },
})
const count = Number(options.people)
const activeShare = Number(options.active) / 100
const sizes = [1e6, 1e7, 1e8]
const yearDays = 365
/** A statement takes no longer than a request may. */
const peopleAtOnce = 1000

type Measured = FilledTable & { row: number; total: number }

/** Rows there are after a year, of so many people. */
function rowsAfterYear({ rows, retentionDays }: FilledTable, peopleCount: number): number {
  if ("each" in rows) return rows.each * peopleCount
  return rows.aDay * peopleCount * activeShare * Math.min(retentionDays ?? yearDays, yearDays)
}

const rowsADay = ({ rows }: FilledTable, peopleCount: number): number =>
  "each" in rows ? 0 : rows.aDay * peopleCount * activeShare

async function measure(): Promise<Measured[]> {
  const { url, drop } = await createPostgresDatabase(
    process.env["TEST_DATABASE_URL"] ?? "postgres://root@127.0.0.1:5432/test",
  )
  const { pool, close } = await openDatabase({ DATABASE_URL: url, DATA_DIR: "" })
  try {
    await migrate(pool)
    for (const statement of [...people, ...filledTables.map(({ fill }) => fill)])
      for (let from = 1; statement !== "" && from <= count; from += peopleAtOnce)
        await pool.query(statement, [from, Math.min(count, from + peopleAtOnce - 1)])
    for (const { name } of filledTables) await pool.query(`vacuum analyze ${name}`)
    const measured: Measured[] = []
    for (const table of filledTables) {
      const { rows } = await pool.query<{ rows: number; heap: number; total: number; row: number }>(
        `select count(*)::int as rows, avg(pg_column_size(t.*))::float8 as row,
           pg_total_relation_size($1::regclass)::float8 as total from ${table.name} t`,
        [table.name],
      )
      const [{ rows: there, row, total } = { rows: 1, row: 0, total: 0 }] = rows
      measured.push({ ...table, row, total: total / there })
    }
    return measured
  } finally {
    await close()
    await drop()
  }
}

const measured = await measure()
const sums = (of: (table: Measured, size: number) => number): string[] =>
  sizes.map((size) => brief(measured.reduce((sum, table) => sum + of(table, size), 0)))
const millionsADay = (table: Measured, size: number): number => rowsADay(table, size) / 1e6
const gigabytes = (table: Measured, size: number): number => (rowsAfterYear(table, size) * table.total) / 1e9
const million = sizes.map((size) => `${size / 1e6} M`)
const head = ["table", "rows a person", "kept", "row", "with indexes"]
print([
  [
    ...head,
    ...million.map((each) => `${each}: million rows a day`),
    ...million.map((each) => `${each}: GB after a year`),
  ],
  [...head, ...million, ...million].map((_cell, at) => (at < 3 ? "---" : "---:")),
  ...measured.map((table) => [
    table.name,
    "each" in table.rows ? `${table.rows.each}` : `${table.rows.aDay} a day`,
    "each" in table.rows || table.retentionDays === null ? "always" : `${table.retentionDays} days`,
    brief(table.row),
    brief(table.total),
    ...sizes.map((size) => brief(millionsADay(table, size))),
    ...sizes.map((size) => brief(gigabytes(table, size))),
  ]),
  ["all", "", "", "", "", ...sums(millionsADay), ...sums(gigabytes)],
])
const keyed = filledTables.find(({ name }) => name === "idempotency_keys")
const peaks = sizes.map((size) => brief(((keyed ? rowsADay(keyed, size) : 0) * 2) / 86_400))
console.log(`\n${brief(count)} people filled it, and ${options.active} % of people are here on a day.`)
console.log(`Writes a second at twice the mean of the day: ${peaks.join(", ")}.`)

function print(rows: readonly string[][]): void {
  for (const row of rows) console.log(`| ${row.join(" | ")} |`)
}

function brief(value: number): string {
  return value >= 10 || value === 0 ? Math.round(value).toLocaleString("en") : value.toFixed(1)
}
