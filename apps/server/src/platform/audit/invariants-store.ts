import { type RawBuilder, sql } from "kysely"
import type { Tx } from "../db/open-database.ts"
import type { Database } from "../db/schema.ts"

export type Violation = { subject: string; saying: string }

/** A rule that always holds. Its query finds violations. */
export type Invariant = { name: string; find: (tx: Tx) => Promise<Violation[]> }

const mostShown = 20

export function invariant(name: string, query: RawBuilder<Violation>): Invariant {
  const limited = sql<Violation>`select subject, saying from (${query}) found limit ${sql.lit(mostShown)}`
  return { name, find: async (tx) => (await limited.execute(tx)).rows }
}

/** Stored answers concern every module: a repeated request gets the same answer. */
export const platformInvariants: readonly Invariant[] = [
  invariant(
    "every kept answer is whole",
    sql`select user_id as subject, callable || ' was claimed and never answered' as saying
      from idempotency_keys where status = 0 or body = ''`,
  ),
]

export async function countRows(tx: Tx, tables: readonly (keyof Database)[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(tx)
    counts[table] = rows[0]?.rows ?? 0
  }
  return counts
}
