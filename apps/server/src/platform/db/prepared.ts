import { CompiledQuery, type QueryResult } from "kysely"
import type { Db, Tx } from "./open-database.ts"

/** `name` is unique to `text`: each connection reads and plans a statement of one name once. */
export type Statement = { name: string; text: string }

/** Runs a statement inside a transaction, prepared by its name, as `pool.query` does outside of one. */
export function runPrepared<Row>(db: Db | Tx, { name, text }: Statement, values: unknown[]): Promise<QueryResult<Row>> {
  const query = CompiledQuery.raw(text, values) as CompiledQuery<Row>
  // Kysely passes what it takes for the text on to the driver, which takes a named statement in its place.
  return db.executeQuery({ ...query, sql: { name, text } as unknown as string })
}
