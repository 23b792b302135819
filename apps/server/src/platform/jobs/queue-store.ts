import { sql } from "kysely"
import type pg from "pg"
import { fromKysely, type Db as QueueDb } from "pg-boss"
import type { Tx } from "../db/open-database.ts"
import type { Backlog } from "./jobs.ts"

export const queueSchema = "pgboss"

/**
 * The queue over our pool. It sends whole blocks with `begin` and `commit`; a failed one must not leave its transaction open on a shared
 * connection.
 */
export function queueOverPool(pool: pg.Pool): QueueDb {
  return {
    executeSql: async (text, values) => {
      const client = await pool.connect()
      try {
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

/** Returns claimed jobs that were not begun. An unused claim is no attempt. */
export async function releaseJobs(pool: pg.Pool, queue: string, ids: readonly string[]): Promise<void> {
  await pool.query(
    `update ${queueSchema}.job set state = 'retry', started_on = null
     where name = $1 and id = any($2::uuid[]) and state = 'active'`,
    [queue, ids],
  )
}

export async function countDue(pool: pg.Pool): Promise<Map<string, Backlog>> {
  const { rows } = await pool.query<Backlog & { name: string }>(
    `select name, count(*)::int as count, extract(epoch from now() - min(start_after))::float8 as "oldestSeconds"
     from ${queueSchema}.job where state < 'active' and not blocked and start_after <= now() group by name`,
  )
  return new Map(rows.map(({ name, count, oldestSeconds }) => [name, { count, oldestSeconds }]))
}
