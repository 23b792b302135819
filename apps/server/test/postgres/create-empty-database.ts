import { createPostgresDatabase, type PostgresDatabase } from "../postgres-database.ts"

/** A database without tables. It is dropped with all others of this run. */
export function createEmptyDatabase(): Promise<PostgresDatabase> {
  return createPostgresDatabase(process.env["TEST_DATABASE_URL"] as string, {
    prefix: process.env["TEST_DATABASE_TEMPLATE"],
  })
}
