import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type pg from "pg"
import { DatabaseUnavailable } from "../run-program.ts"
import { asError } from "../thrown.ts"

const migrationsDir = join(import.meta.dirname, "../../../migrations")

/** Any number that nothing else uses. */
const lockKey = 0x636f_6e66

const table =
  "create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())"

type Migration = { name: string; sql: string; checksum: string }

/**
 * Migrates the schema, up to `upTo` if given, and returns the names of applied migrations. Applied migrations never change. Concurrent
 * processes wait and find nothing to do.
 */
export async function migrate(pool: pg.Pool, upTo?: ReadonlySet<string>): Promise<string[]> {
  const known = readMigrations()
  const applied: string[] = []
  const client = await pool.connect()
  try {
    await alone(client, () => client.query(table))
    for (;;) {
      const name = await alone(client, () => applyNext(client, known, upTo))
      if (name === null) return applied
      applied.push(name)
    }
  } finally {
    client.release()
  }
}

export async function isConfetti(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>("select to_regclass('schema_migrations') is not null as found")
  return rows[0]?.found === true
}

export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>("select name from schema_migrations")
  const applied = new Set(rows.map(({ name }) => name))
  return readMigrations().every(({ name }) => applied.has(name))
}

export function readMigrations(): Migration[] {
  return readdirSync(migrationsDir)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(migrationsDir, name), "utf8")
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") }
    })
}

/** A transaction lock: behind a pooler each transaction may be on another connection. */
async function alone<Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query("begin")
  try {
    await client.query("select pg_advisory_xact_lock($1)", [lockKey])
    const result = await work()
    await client.query("commit")
    return result
  } catch (error) {
    // A lost connection needs no rollback, and its error comes first.
    await client.query("rollback").catch(() => {})
    throw error
  }
}

/** The migration applied, or null if there was none. */
async function applyNext(
  client: pg.PoolClient,
  known: readonly Migration[],
  upTo: ReadonlySet<string> | undefined,
): Promise<string | null> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from schema_migrations",
  )
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  refuseUnknown([...applied.keys(), ...(upTo ?? [])], applied, known)
  const next = known.find(({ name }) => !applied.has(name) && (upTo?.has(name) ?? true))
  if (next === undefined) return null
  const { name, sql, checksum } = next
  try {
    await client.query(sql)
    await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [name, checksum])
  } catch (error) {
    throw new DatabaseUnavailable(`The migration ${name} failed: ${asError(error).message}.`, { cause: error })
  }
  return name
}

function refuseUnknown(wanted: readonly string[], applied: Map<string, string>, known: readonly Migration[]): void {
  const names = new Set(known.map(({ name }) => name))
  for (const name of wanted) {
    if (!names.has(name))
      throw new DatabaseUnavailable(`The database is newer than this version of Confetti: it has migration ${name}.`)
  }
  for (const { name, checksum } of known) {
    if (applied.has(name) && applied.get(name) !== checksum)
      throw new DatabaseUnavailable(`The migration ${name} was changed after it was applied. Write a new one instead.`)
  }
}
