import type pg from "pg"
import { codeOf } from "../../thrown.ts"
import { createKysely } from "../create-kysely.ts"
import type { ReplicaStatus } from "./create-replica-monitor.ts"
import type { ReadPool, Reads } from "./reads.ts"

/** The server that answered a read; for the primary the reason: `older` content, or a replica that `failed`. */
export type ReplicaOutcome = Exclude<ReplicaStatus, "used"> | "answered" | "failed" | "older"

type Parts = {
  primary: pg.Pool
  replica: pg.Pool
  reasonAgainst: () => ReplicaOutcome | null
  onFailure: (error: unknown) => void
  count: (outcome: ReplicaOutcome) => void
}

/** SQLSTATE read_only_sql_transaction. */
const triedToWrite = "25006"

/**
 * Reads from the replica unless something is against it. Failed reads are repeated on the primary: a replica cancels statements that
 * conflict with its replay, and may lack new tables. Throws on writes.
 */
export function readsWithFallback({ primary, replica, reasonAgainst, onFailure, count }: Parts): Reads {
  async function query(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const reason = reasonAgainst()
    if (reason !== null) {
      count(reason)
      return primary.query(statement, values)
    }
    try {
      const result = await replica.query(statement, values)
      count("answered")
      return result
    } catch (error) {
      if (codeOf(error) === triedToWrite) throw error
      count("failed")
      onFailure(error)
    }
    return primary.query(statement, values)
  }

  const connection = { query, release: () => {} }
  return { pool: { query: query as ReadPool["query"] }, db: createKysely(async () => connection) }
}
