import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely"
import type pg from "pg"
import type { Db } from "../../src/platform/db/open-database.ts"
import type { Database } from "../../src/platform/db/schema.ts"

/** The process died here. Whoever asked hears nothing. */
export class Crash extends Error {
  constructor() {
    super("the process died")
    this.name = "Crash"
  }
}

/**
 * Dies at the statement with this number, counted from 0, or at the first commit: before it reached the database, or after it was done
 * there.
 */
export type CrashPlan = { at: number | "commit"; side: "before" | "after" } | null

/** One life of a process: a database handle that works until its planned end. */
export function liveUntil(pool: pg.Pool, plan: CrashPlan): Db {
  let statements = 0
  let isDead = false

  const connect = async (): Promise<PostgresPoolClient> => {
    if (isDead) throw new Crash()
    const client = await pool.connect()
    const die = async (): Promise<never> => {
      isDead = true
      // Rolls back like a database whose connection breaks.
      await client.query("rollback")
      throw new Crash()
    }
    const query = async (...args: unknown[]): Promise<unknown> => {
      if (isDead) throw new Crash()
      const isTheEnd = plan?.at === statements++ || (plan?.at === "commit" && args[0] === "commit")
      if (isTheEnd && plan?.side === "before") return die()
      const result = await (client.query as (...args: unknown[]) => Promise<unknown>)(...args)
      return isTheEnd ? die() : result
    }
    return { query, release: () => client.release() } as unknown as PostgresPoolClient
  }
  const living: PostgresPool = { options: pool.options, connect, end: async () => undefined }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: living }) })
}
