import { sql } from "kysely"
import type { Db } from "../src/platform/db/open-database.ts"
import { everyColumn } from "./search-every-column.ts"

/** Tables that no backup holds: a copy of the database signs nobody in. */
export const signingIn = [
  "auth_sessions",
  "auth_verifications",
  "deletion_codes",
  "idempotency_keys",
  "media_leases",
  "rate_buckets",
  "window_takes",
]

/** The rows of every table that a backup holds, as sorted JSON. */
export async function databaseContents(db: Db): Promise<Record<string, string[]>> {
  const tables = new Set((await everyColumn(db)).filter(({ schema }) => schema === "public").map(({ table }) => table))
  tables.delete("schema_migrations")
  for (const table of signingIn) tables.delete(table)
  const contents: Record<string, string[]> = {}
  for (const table of [...tables].toSorted()) {
    const { rows } = await sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(
      db,
    )
    contents[table] = rows.map(({ row }) => row).toSorted()
  }
  return contents
}
