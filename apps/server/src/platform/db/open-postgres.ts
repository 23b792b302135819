import type pg from "pg"
import type { BaseLogger } from "pino"
import { DatabaseUnavailable } from "../run-program.ts"
import { breakCircuit } from "./break-circuit.ts"
import { isBehindPooler } from "./is-behind-pooler.ts"
import { MeasuredPool } from "./measured-pool.ts"
import type { OpenPool } from "./open-embedded.ts"
import { SocketClient } from "./socket-client.ts"

/** Milliseconds of silence on one connection while others answer. Statements time out earlier, so the connection is lost. */
const longestSilence = 20_000

type Options = {
  log?: BaseLogger | undefined
  silenceMs?: number
  /** Rejects writes. Behind a pooler the pooler must do so. */
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

/** A pool without connections yet. `check` must come before its first use, and throws if the server can't be used. */
export function createPostgresPool(
  url: string,
  { log, silenceMs = longestSilence, isReadOnly = false }: Options,
): OpenPool & { check: () => Promise<void> } {
  const pool = new MeasuredPool({
    connectionString: url,
    max: 12,
    // Also for waiting until a connection is free.
    connectionTimeoutMillis: Math.min(5_000, silenceMs),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    application_name: "confetti",
    // Queries are sent at once, as `runTogether` needs for a single round trip.
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

/** Throws if it is too old. Returns whether there is a pooler. */
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

/** Disables named statements: behind a pooler the next one may use another connection, and only newer poolers support them. */
function disableNamedStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const unnamed = (first: unknown): unknown =>
    typeof first === "object" && first !== null && "name" in first ? { ...first, name: undefined } : first
  client.query = ((first: unknown, ...rest: unknown[]) => query(unnamed(first), ...rest)) as typeof client.query
}

/**
 * Ends a connection with a waiting query and no data, so that the caller gets an error. pg's `query_timeout` would return it to the pool
 * with the query still running.
 */
function dropWhenSilent(client: SocketClient, silenceMs: number): void {
  const { socket } = client
  socket.setTimeout(silenceMs, () => {
    if (client.isAwaited()) socket.destroy(new Error("Connection terminated: the database has fallen silent"))
  })
}

/** For a name with several addresses Node reports several failures without a message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(", ")
  return error instanceof Error ? error.message : String(error)
}
