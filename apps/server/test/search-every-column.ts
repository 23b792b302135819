import { sql } from "kysely"
import type { Db } from "../src/platform/db/open-database.ts"

type Column = { schema: string; table: string; column: string; type: string; isRequired: boolean }

/** Every column of every table in the database, the job queue's too. */
export async function everyColumn(db: Db): Promise<Column[]> {
  // From the catalogue itself: the views of information_schema take a second each time.
  const { rows } = await sql<Column>`
    select n.nspname as schema, c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as "isRequired"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`.execute(db)
  return rows
}

/** The tables that name people, and how many rows each has for this one. */
export async function rowsOf(db: Db, userId: string): Promise<Record<string, number>> {
  const tables = (await everyColumn(db)).filter(({ schema, column }) => schema === "public" && column === "user_id")
  const counted = tables.map(async ({ table }) => {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from ${sql.table(table)} where user_id = ${userId}`.execute(db)
    return [table, rows[0]?.count ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}

const madeUp: Record<string, string> = {
  "timestamp with time zone": "2026-01-01T00:00:00Z",
  integer: "1",
  boolean: "false",
  bytea: "\\x00",
}

/** Adds a row for this person where a table has none, with their address in each of its texts. */
export async function fillTable(db: Db, table: string, userId: string, email: string): Promise<void> {
  const columns = (await everyColumn(db)).filter((column) => column.table === table && column.schema === "public")
  const filled = columns.filter(({ isRequired, column, type }) => isRequired || column === "user_id" || type === "text")
  const values = filled.map(({ column, type }) => {
    if (column === "user_id") return sql`${userId}`
    const text = madeUp[type] ?? (type === "text" ? `${column} of ${email}` : null)
    if (text === null) throw new Error(`what goes into ${table}.${column}, which is ${type}?`)
    return sql`${text}::${sql.raw(type)}`
  })
  const names = sql.join(filled.map(({ column }) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(values)})`.execute(db)
}

/** Where in the database this text stands, whatever the column's type. */
export async function placesOf(db: Db, text: string): Promise<string[]> {
  const places: string[] = []
  for (const { schema, table, column, type } of await everyColumn(db)) {
    const shown = type === "bytea" ? sql`encode(${sql.ref(column)}, 'escape')` : sql`${sql.ref(column)}::text`
    const { rows } = await sql`
      select from ${sql.table(`${schema}.${table}`)} where position(lower(${text}) in lower(${shown})) > 0`.execute(db)
    if (rows.length > 0) places.push(`${schema}.${table}.${column}`)
  }
  return places
}
