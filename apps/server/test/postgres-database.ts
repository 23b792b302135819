import { randomBytes } from "node:crypto"
import pg from "pg"

export type PostgresDatabase = { name: string; url: string; drop: () => Promise<void> }

type Options = {
  /** The name's prefix. */
  prefix?: string | undefined
  /** The database it is a copy of; otherwise it is empty. */
  template?: string
}

/** A new database on the PostgreSQL server at `url`. */
export async function createPostgresDatabase(
  url: string,
  { prefix = "confetti_test", template = "template1" }: Options = {},
): Promise<PostgresDatabase> {
  const name = `${prefix}_${randomBytes(6).toString("hex")}`
  await administer(url, (pool) => pool.query(`create database ${name} template ${template}`))
  const address = new URL(url)
  address.pathname = `/${name}`
  return { name, url: String(address), drop: () => dropPostgresDatabases(url, name) }
}

/** Drops the databases whose names begin so. All at once: PostgreSQL writes a checkpoint for each drop, and one does for many. */
export async function dropPostgresDatabases(url: string, prefix: string): Promise<void> {
  await administer(url, async (pool) => {
    const { rows } = await pool.query<{ name: string }>(
      "select datname as name from pg_database where starts_with(datname, $1)",
      [prefix],
    )
    await Promise.all(rows.map(({ name }) => pool.query(`drop database ${name} with (force)`)))
  })
}

async function administer(url: string, work: (pool: pg.Pool) => Promise<unknown>): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 20 })
  try {
    await work(pool)
  } finally {
    await pool.end()
  }
}
