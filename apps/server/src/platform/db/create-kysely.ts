import { Kysely, type PostgresCursor, PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from "kysely"
import type pg from "pg"
import { statementName } from "./prepared.ts"
import type { Database } from "./schema.ts"

type Connection = Pick<PostgresPoolClient, "release"> & { query: (query: pg.QueryConfig) => Promise<pg.QueryResult> }

export function createKysely(connect: () => Promise<Connection>): Kysely<Database> {
  // A single client for each connection: Kysely remembers every client, and a new one for each query makes queries a tenth slower.
  const clients = new WeakMap<Connection, PostgresPoolClient>()
  const clientOf = (connection: Connection): PostgresPoolClient => {
    const client = clients.get(connection) ?? naming(connection)
    clients.set(connection, client)
    return client
  }
  const pool = { connect: async () => clientOf(await connect()), end: async () => {}, options: {} }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

/** Adds the names of `runPrepared` to statements. */
function naming(connection: Connection): PostgresPoolClient {
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== "string") throw new TypeError("cursors are not supported")
    return connection.query({ name: statementName(text), text, values: [...values] })
  }
  return { query, release: (isLost) => connection.release(isLost) }
}
