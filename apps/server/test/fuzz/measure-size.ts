import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { sql } from "kysely"
import type { Db } from "../../src/platform/db/open-database.ts"
import { everyColumn } from "../search-every-column.ts"

/** Memory and rows left after requests: bytes of the JavaScript heap, and rows by table. */
export type Size = { heap: number; rows: ReadonlyMap<string, number> }

setFlagsFromString("--expose-gc")
const collectGarbage = runInNewContext("gc") as () => void

export async function measureSize(db: Db): Promise<Size> {
  const tables = new Set((await everyColumn(db)).map(({ schema, table }) => `${schema}.${table}`))
  const rows = new Map<string, number>()
  for (const table of [...tables].toSorted()) {
    const counted = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(db)
    rows.set(table, counted.rows[0]?.rows ?? 0)
  }
  collectGarbage()
  return { heap: process.memoryUsage().heapUsed, rows }
}

/** Growth beyond the limits: tables by more than `mostRows`, the heap by more than 4 MB. */
export function describeGrowth(before: Size, after: Size, mostRows: number): string[] {
  const tables = [...after.rows]
    .map(([table, rows]) => ({ table, more: rows - (before.rows.get(table) ?? 0) }))
    .filter(({ more }) => more > mostRows)
    .map(({ table, more }) => `${table.replace(/^public\./, "")} +${more} rows`)
  const megabytes = (after.heap - before.heap) / 2 ** 20
  return megabytes > 4 ? [...tables, `heap +${megabytes.toFixed(1)} MB`] : tables
}
