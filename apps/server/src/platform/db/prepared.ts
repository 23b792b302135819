import { CompiledQuery, type Kysely, type QueryResult } from "kysely"
import type pg from "pg"
import type { Database } from "./schema.ts"

/** `name` is unique to `text`: a connection parses and plans it once. */
export type Statement = { name: string; text: string }

export type BoundStatement = Statement & { values: unknown[] }

/** By text: Kysely passes nothing else on to the connection. */
const names = new Map<string, string>()

export function runPrepared<Row>(
  db: Kysely<Database>,
  { name, text }: Statement,
  values: unknown[],
): Promise<QueryResult<Row>> {
  names.set(text, name)
  return db.executeQuery<Row>(CompiledQuery.raw(text, values))
}

/** The name that `runPrepared` gave a statement; otherwise undefined. */
export const statementName = (text: string): string | undefined => names.get(text)

/** Runs statements as one transaction in one round trip. A single one needs no transaction. Throws the first failure, after a rollback. */
export async function runTogether(pool: pg.Pool, statements: readonly BoundStatement[]): Promise<void> {
  const [first] = statements
  if (first === undefined) return
  // Not by the pool's own query, which closes a connection after a failure: the embedded database has only one.
  const client = await pool.connect()
  try {
    if (statements.length === 1) return void (await client.query(first))
    const whole = ["begin", ...statements, "commit"]
    // The embedded database has no round trips.
    if (!client.pipeline) return await oneByOne(client, whole)
    const results = await Promise.allSettled(whole.map((each) => client.query(each)))
    // Statements after a failure fail too, and the commit rolls back.
    const failed = results.find(({ status }) => status === "rejected")
    if (failed?.status === "rejected") throw failed.reason
  } finally {
    client.release()
  }
}

async function oneByOne(client: pg.PoolClient, statements: readonly (string | BoundStatement)[]): Promise<void> {
  try {
    for (const each of statements) await client.query(each)
  } catch (error) {
    await client.query("rollback")
    throw error
  }
}
