import type pg from "pg"
import { queueSchema } from "../jobs/queue-store.ts"

export type BackedUpTable = { name: string; columns: string[] }

/** Waiting jobs are promises: mail, payments. Running ones start again. */
const waiting = `${queueSchema}.job`
const rowsAtOnce = 1000

/** Not in a backup: sessions, sign-ins in progress, rate limits, leases and stored answers. A copy of the database signs nobody in. */
const leftOut: ReadonlySet<string> = new Set(
  [
    "auth_sessions",
    "auth_verifications",
    "deletion_codes",
    "idempotency_keys",
    "media_leases",
    "rate_buckets",
    "window_takes",
  ].map((name) => `public.${name}`),
)

/** Runs in a transaction with one snapshot of the database. */
export async function atOneMoment<Result>(
  pool: pg.Pool,
  act: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query("begin isolation level repeatable read read only")
    return await act(client)
  } finally {
    await client.query("rollback").catch(() => {})
    client.release()
  }
}

export async function inOneTransaction<Result>(
  pool: pg.Pool,
  act: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query("begin")
    const result = await act(client)
    await client.query("commit")
    return result
  } catch (error) {
    await client.query("rollback").catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** All our tables in the order of their references, and the queue's. */
export async function listTables(client: pg.PoolClient): Promise<BackedUpTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; refers: string[] }>(
    `select t.table_schema || '.' || t.table_name as name,
       array_agg(c.column_name::text order by c.ordinal_position) as columns,
       (select coalesce(array_agg(distinct f.confrelid::regclass::text), '{}') from pg_constraint f
         where f.contype = 'f' and f.conrelid = format('%I.%I', t.table_schema, t.table_name)::regclass
           and f.confrelid <> f.conrelid) as refers
     from information_schema.tables t
     join information_schema.columns c using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and (t.table_schema = 'public' and t.table_name <> 'schema_migrations'
         or t.table_schema || '.' || t.table_name = $1)
     group by t.table_schema, t.table_name order by t.table_schema desc, t.table_name`,
    [waiting],
  )
  return parentsFirst(rows)
}

function parentsFirst(tables: { name: string; columns: string[]; refers: string[] }[]): BackedUpTable[] {
  const sorted: BackedUpTable[] = []
  const isThere = (table: string): boolean => sorted.some(({ name }) => name === `public.${table}`)
  let left = tables
  while (left.length > 0) {
    const next = left.filter(({ name, refers }) => !name.startsWith("public.") || refers.every(isThere))
    if (next.length === 0) throw new Error(`these tables refer to each other: ${left.map(({ name }) => name).join()}`)
    sorted.push(...next.map(({ name, columns }) => ({ name, columns })))
    left = left.filter((table) => !next.includes(table))
  }
  return sorted
}

export async function appliedMigrations(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>("select name from schema_migrations order by name")
  return rows.map(({ name }) => name)
}

/** Rows of a table as JSON texts, in batches. */
export async function* readRows(client: pg.PoolClient, { name, columns }: BackedUpTable): AsyncGenerator<string[]> {
  if (leftOut.has(name)) return
  const where = name === waiting ? "where state < 'completed'" : ""
  await client.query(
    `declare backup no scroll cursor for
     select row_to_json(r)::text as row from (select ${quoted(columns)} from ${name} ${where}) r`,
  )
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from backup`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await client.query("close backup")
}

export async function isUnused(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    "select exists (select from auth_users) or exists (select from users) or exists (select from content_state) as used",
  )
  return rows[0]?.used === false
}

export async function emptyTable(client: pg.PoolClient, name: string): Promise<void> {
  await client.query(`delete from ${name}`)
}

/** Adds rows from JSON texts. Running jobs wait again. Sessions in older backups are skipped. */
export async function addRows(client: pg.PoolClient, { name, columns }: BackedUpTable, rows: string[]): Promise<void> {
  if (leftOut.has(name)) return
  const list = quoted(columns)
  await client.query(`insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, $1)`, [
    `[${rows.join()}]`,
  ])
  if (name === waiting) await client.query(`update ${name} set state = 'retry' where state = 'active'`)
}

/** Names come from the database, or were checked against it. */
function quoted(columns: readonly string[]): string {
  return columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(", ")
}
