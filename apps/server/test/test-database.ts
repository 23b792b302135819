import { randomUUID } from "node:crypto"
import { openAsBlob } from "node:fs"
import { PGlite } from "@electric-sql/pglite"
import pg from "pg"
import { migrate } from "../src/platform/db/migrate.ts"
import { databaseOver, type OpenDatabase, openDatabase } from "../src/platform/db/open-database.ts"
import { embeddedOptions, poolOver } from "../src/platform/db/open-embedded.ts"
import { templateDatabase } from "./template-database.ts"

/** An empty, migrated database of a test's own: in memory, or where TEST_DATABASE_URL points. */
export function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env["TEST_DATABASE_URL"]
  return url ? openOnPostgres(url) : openInMemory()
}

async function openInMemory(): Promise<OpenDatabase> {
  const template = await openAsBlob(await templateDatabase())
  return databaseOver(poolOver(await PGlite.create({ ...embeddedOptions, loadDataDir: template })))
}

async function openOnPostgres(url: string): Promise<OpenDatabase> {
  const fresh = await createPostgresDatabase(url)
  const database = await openDatabase({ DATABASE_URL: fresh.url, DATA_DIR: "" })
  await migrate(database.pool)
  return {
    ...database,
    close: async () => {
      await database.close()
      await fresh.drop()
    },
  }
}

/** A new PostgreSQL database on the same server as `url`. */
export async function createPostgresDatabase(url: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `confetti_test_${randomUUID().replaceAll("-", "")}`
  await administer(url, `create database ${name}`)
  const address = new URL(url)
  address.pathname = `/${name}`
  return { url: String(address), drop: () => administer(url, `drop database ${name} with (force)`) }
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
