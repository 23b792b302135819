import pg from "pg"
import { DatabaseUnavailable } from "./database-unavailable.ts"
import type { OpenPool } from "./open-embedded.ts"

export async function openPostgres(url: string): Promise<OpenPool> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    application_name: "confetti",
  })
  // A connection can be lost between two queries of a transaction, when nobody listens: that would end the process. The next query
  // meets the loss and reports it.
  pool.on("connect", (client) => client.on("error", () => {}))
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    if ((rows[0]?.version ?? 0) < 150_000) throw new Error("Confetti needs PostgreSQL 15 or newer")
  } catch (error) {
    await pool.end()
    const { host, pathname } = new URL(url)
    throw new DatabaseUnavailable(`The database ${host}${pathname} can't be used: ${reason(error)}.`, { cause: error })
  }
  return { pool, close: () => pool.end() }
}

/** Node gives several failures at once when a name has several addresses, and then no message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(", ")
  return error instanceof Error ? error.message : String(error)
}
