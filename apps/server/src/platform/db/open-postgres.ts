import type pg from "pg"
import type { BaseLogger } from "pino"
import { DatabaseUnavailable } from "../run-program.ts"
import { breakCircuit } from "./break-circuit.ts"
import { isBehindPooler } from "./is-behind-pooler.ts"
import { MeasuredPool } from "./measured-pool.ts"
import type { OpenPool } from "./open-embedded.ts"
import { SocketClient } from "./socket-client.ts"

/**
 * How long one connection may say nothing to a query while others do, in milliseconds. The database gives up on a statement sooner by itself:
 * longer silence means that this connection is lost, and that nobody told us.
 */
const longestSilence = 20_000

type Options = {
  log?: BaseLogger | undefined
  silenceMs?: number
  /** Whatever would write fails. Behind a pooler it is the pooler that has to see to that. */
  isReadOnly?: boolean
}

export async function openPostgres(url: string, options: Options = {}): Promise<OpenPool> {
  const { pool, check, close } = createPostgresPool(url, options)
  try {
    await check()
  } catch (error) {
    await close()
    const { host, pathname } = new URL(url)
    throw new DatabaseUnavailable(`The database ${host}${pathname} can't be used: ${reason(error)}.`, { cause: error })
  }
  return { pool, close }
}

/** A pool that nobody has connected by yet. `check` has to come before its first use, and throws where the server can't be used. */
export function createPostgresPool(
  url: string,
  { log, silenceMs = longestSilence, isReadOnly = false }: Options,
): OpenPool & { check: () => Promise<void> } {
  const pool = new MeasuredPool({
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
    Client: SocketClient,
    ...(isReadOnly && { options: "-c default_transaction_read_only=on" }),
  })
  let isPooled = false
  const breaker = breakCircuit(pool, url, log)
  pool.on("connect", (client) => {
    if (client instanceof SocketClient) dropWhenSilent(client, silenceMs)
    if (isPooled) disableNamedStatements(client)
  })
  return {
    pool,
    check: async () => {
      isPooled = await checkServer(pool)
    },
    close: () => {
      breaker.stop()
      return pool.end()
    },
  }
}

/** Throws where it is too old. Gives whether a pooler is between. */
async function checkServer(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    if ((rows[0]?.version ?? 0) < 150_000) throw new Error("Confetti needs PostgreSQL 15 or newer")
    const isPooled = await isBehindPooler(client)
    if (isPooled) disableNamedStatements(client)
    return isPooled
  } finally {
    client.release()
  }
}

/**
 * Prepares nothing by name on this connection: behind a pooler the next statement may be on a connection that knows no such name, and only
 * newer poolers keep count of them.
 */
function disableNamedStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const unnamed = (first: unknown): unknown =>
    typeof first === "object" && first !== null && "name" in first ? { ...first, name: undefined } : first
  client.query = ((first: unknown, ...rest: unknown[]) => query(unnamed(first), ...rest)) as typeof client.query
}

/**
 * Ends a connection on which a query waits and nothing comes: whoever waits gets an error, and the pool opens another. pg's own
 * `query_timeout` would give the connection back to the pool with the query still in it.
 */
function dropWhenSilent(client: SocketClient, silenceMs: number): void {
  const { socket } = client
  socket.setTimeout(silenceMs, () => {
    if (client.isAwaited()) socket.destroy(new Error("Connection terminated: the database has fallen silent"))
  })
}

/** Node gives several failures at once when a name has several addresses, and then no message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(", ")
  return error instanceof Error ? error.message : String(error)
}
