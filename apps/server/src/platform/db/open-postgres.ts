import type { Socket } from "node:net"
import pg from "pg"
import { DatabaseUnavailable } from "../run-program.ts"
import type { OpenPool } from "./open-embedded.ts"

/**
 * How long the database may say nothing to a query, in milliseconds. It gives up on a statement sooner by itself: longer silence means
 * that the connection is lost, and that nobody told us.
 */
const longestSilence = 20_000

export async function openPostgres(url: string, silenceMs: number = longestSilence): Promise<OpenPool> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    // Also for waiting until one of these connections is free.
    connectionTimeoutMillis: Math.min(5_000, silenceMs),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    application_name: "confetti",
    // What is asked of a connection goes out at once: `runTogether` needs one round trip for a transaction.
    pipeline: true,
  })
  // A connection can be lost between two queries of a transaction, when nobody listens: that would end the process. The next query
  // meets the loss and reports it.
  pool.on("connect", (client) => {
    client.on("error", () => {})
    dropWhenSilent(client, silenceMs)
  })
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

type Wired = { connection: { stream: Socket }; _activeQuery: unknown }

/**
 * Ends a connection on which a query waits and nothing comes: whoever waits gets an error, and the pool opens another. pg's own
 * `query_timeout` would give the connection back to the pool with the query still in it.
 */
function dropWhenSilent(client: pg.PoolClient, silenceMs: number): void {
  const wired = client as unknown as Wired
  const { stream } = wired.connection
  stream.setTimeout(silenceMs, () => {
    if (wired._activeQuery) stream.destroy(new Error("Connection terminated: the database has fallen silent"))
  })
}

/** Node gives several failures at once when a name has several addresses, and then no message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(", ")
  return error instanceof Error ? error.message : String(error)
}
