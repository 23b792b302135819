import type { Socket } from "node:net"
import { CompiledQuery, type QueryResult } from "kysely"
import type pg from "pg"
import type { Db, Tx } from "./open-database.ts"

/** `name` is unique to `text`: each connection reads and plans a statement of one name once. */
export type Statement = { name: string; text: string }

export type BoundStatement = Statement & { values: unknown[] }

export function runPrepared<Row>(db: Db | Tx, { name, text }: Statement, values: unknown[]): Promise<QueryResult<Row>> {
  const query = CompiledQuery.raw(text, values) as CompiledQuery<Row>
  // Kysely passes what it takes for the text on to the driver, which takes a named statement in its place.
  return db.executeQuery({ ...query, sql: { name, text } as unknown as string })
}

/**
 * Runs statements as one transaction in one round trip: none waits for the one before to be answered. A single one needs no transaction
 * around it. Throws the first failure, and then nothing of it stands.
 */
export async function runTogether(pool: pg.Pool, statements: readonly BoundStatement[]): Promise<void> {
  const [first] = statements
  if (first === undefined) return
  // Not by the pool's own query: it ends a connection on which a statement failed, and the embedded database has no other.
  const client = await pool.connect()
  try {
    if (statements.length === 1) return void (await client.query(first))
    const whole = ["begin", ...statements, "commit"]
    // The embedded database has no wire to wait for.
    if (!client.pipeline) return await oneByOne(client, whole)
    const results = await Promise.allSettled(sendAtOnce(client, whole))
    // What follows a failure fails too, and the commit rolls back.
    const failed = results.find(({ status }) => status === "rejected")
    if (failed?.status === "rejected") throw failed.reason
  } finally {
    client.release()
  }
}

/** In one packet where they fit. */
function sendAtOnce(client: pg.PoolClient, statements: readonly (string | BoundStatement)[]): Promise<unknown>[] {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.cork()
  try {
    return statements.map((each) => client.query(each as string))
  } finally {
    stream.uncork()
  }
}

async function oneByOne(client: pg.PoolClient, statements: readonly (string | BoundStatement)[]): Promise<void> {
  try {
    for (const each of statements) await client.query(each as string)
  } catch (error) {
    await client.query("rollback")
    throw error
  }
}
