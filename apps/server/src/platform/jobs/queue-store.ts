import { sql } from "kysely"
import type pg from "pg"
import { type Db as QueueDb, fromKysely } from "pg-boss"
import type { Tx } from "../db/open-database.ts"

/** The queue's own tables. */
export const queueSchema = "pgboss"

/**
 * The queue over our pool. It sends whole blocks with `begin` and `commit` in them; one that fails must not leave its
 * transaction open, which on the embedded database is everybody's connection.
 */
export function queueOverPool(pool: pg.Pool): QueueDb {
  return {
    executeSql: async (text, values) => {
      const client = await pool.connect()
      try {
        // Several statements give several results, which pg's types don't know.
        const results = (await client.query(text, values)) as pg.QueryResult | pg.QueryResult[]
        return { rows: [results].flat().flatMap(({ rows }) => rows as unknown[]) }
      } catch (error) {
        await client.query("rollback").catch(() => {})
        throw error
      } finally {
        client.release()
      }
    },
  }
}

export function queueInside(tx: Tx): QueueDb {
  return fromKysely(tx)
}

export async function deleteJobsOf(tx: Tx, userId: string): Promise<void> {
  await sql`delete from ${sql.id(queueSchema, "job")} where group_id = ${userId}`.execute(tx)
}
