import { migrate } from "../src/platform/db/migrate.ts"
import { openDatabase } from "../src/platform/db/open-database.ts"
import { installQueue } from "../src/platform/jobs/open-jobs.ts"
import { createPostgresDatabase, dropPostgresDatabases } from "./postgres-database.ts"
import { templateDatabase } from "./template-database.ts"

/** Makes the template of all test databases before the first test. */
export async function setup(): Promise<undefined | (() => Promise<void>)> {
  const url = process.env["TEST_DATABASE_URL"]
  if (url) return preparePostgres(url)
  await templateDatabase()
}

/** The template on PostgreSQL is this run's own. At the end it is dropped with all its copies, whose names begin with its name. */
async function preparePostgres(url: string): Promise<() => Promise<void>> {
  const template = await createPostgresDatabase(url)
  const { pool, close } = await openDatabase({ DATABASE_URL: template.url, DATA_DIR: "" })
  await migrate(pool)
  await installQueue(pool)
  await close()
  process.env["TEST_DATABASE_TEMPLATE"] = template.name
  return () => dropPostgresDatabases(url, template.name)
}
