import { readFile } from "node:fs/promises"
import { PGlite } from "@electric-sql/pglite"
import { migrate } from "../src/platform/db/migrate.ts"
import { databaseOver, type OpenDatabase, openDatabase } from "../src/platform/db/open-database.ts"
import { embeddedOptions, poolOver } from "../src/platform/db/open-embedded.ts"
import { emptyDatabase, type Pristine, readPristine } from "./empty-database.ts"
import { createPostgresDatabase } from "./postgres-database.ts"
import { templateDatabase } from "./template-database.ts"

/** An empty, migrated database of a test's own: where TEST_DATABASE_URL points, or in memory, as where `url` is empty. */
export function openTestDatabase(url = process.env["TEST_DATABASE_URL"]): Promise<OpenDatabase> {
  return url ? openOnPostgres(url, process.env["TEST_DATABASE_TEMPLATE"]) : openInMemory()
}

/** Databases in memory that this worker's tests have closed, emptied: making one takes ten times as long. */
const emptied: { pglite: PGlite; pristine: Pristine }[] = []

async function openInMemory(): Promise<OpenDatabase> {
  const { pglite, pristine } = emptied.pop() ?? (await createInMemory())
  const { pool } = poolOver(pglite)
  return databaseOver({
    pool,
    close: async () => {
      await pool.end()
      if (await emptyDatabase(pglite, pristine)) emptied.push({ pglite, pristine })
      else await pglite.close()
    },
  })
}

async function createInMemory(): Promise<{ pglite: PGlite; pristine: Pristine }> {
  const template = new Blob([await readFile(await templateDatabase())])
  const pglite = await PGlite.create({ ...embeddedOptions, loadDataDir: template })
  return { pglite, pristine: await readPristine(pglite) }
}

/** A copy of the template is dropped by whoever made the template. */
async function openOnPostgres(url: string, template: string | undefined): Promise<OpenDatabase> {
  const fresh = await createPostgresDatabase(url, template === undefined ? {} : { prefix: template, template })
  const address = new URL(fresh.url)
  // No test pulls the plug: a commit need not wait for the disk.
  address.searchParams.set("options", "-c synchronous_commit=off")
  const database = await openDatabase({ DATABASE_URL: String(address), DATA_DIR: "" })
  if (template !== undefined) return database
  await migrate(database.pool)
  return {
    ...database,
    close: async () => {
      await database.close()
      await fresh.drop()
    },
  }
}
