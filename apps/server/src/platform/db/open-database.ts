import type { Kysely, Transaction } from "kysely"
import type { Log } from "../log.ts"
import { ownFolder } from "../own-folder.ts"
import { createKysely } from "./create-kysely.ts"
import { type OpenPool, openEmbedded } from "./open-embedded.ts"
import { openPostgres } from "./open-postgres.ts"
import type { MeasuredPool } from "./measured-pool.ts"
import type { Database } from "./schema.ts"

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

export type OpenDatabase = {
  /** Null for the embedded database. */
  url: string | null
  /** For hot reads: raw SQL, prepared by name. */
  pool: MeasuredPool
  /** For everything else, over the same connections. */
  db: Db
  close: () => Promise<void>
}

/** Opens PostgreSQL if DATABASE_URL is set, otherwise the embedded database in DATA_DIR. Throws DatabaseUnavailable. */
export async function openDatabase(
  config: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  log?: Log,
): Promise<OpenDatabase> {
  if (config.DATA_DIR !== "") ownFolder(config.DATA_DIR)
  const { DATABASE_URL: url } = config
  return url
    ? { ...databaseOver(await openPostgres(url, { log })), url }
    : databaseOver(await openEmbedded(config.DATA_DIR))
}

export function databaseOver({ pool, close }: OpenPool): OpenDatabase {
  return { url: null, pool, db: createKysely(() => pool.connect()), close }
}
