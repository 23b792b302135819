import { existsSync } from "node:fs"
import { join } from "node:path"
import { type Config, databaseName } from "../platform/config.ts"
import { isConfetti } from "../platform/db/migrate.ts"
import { type OpenDatabase, openDatabase } from "../platform/db/open-database.ts"
import { StartupError } from "../platform/run-program.ts"

/** Opens the servers' database. A command never creates one, which would be in the wrong place. */
export async function openExistingDatabase(config: Config): Promise<OpenDatabase> {
  if (config.DATABASE_URL === undefined && !existsSync(join(config.DATA_DIR, "database"))) throw noConfetti(config)
  const database = await openDatabase(config)
  if (await isConfetti(database.pool)) return database
  await database.close()
  throw noConfetti(config)
}

function noConfetti(config: Config): StartupError {
  return new StartupError(`There is no Confetti in ${databaseName(config)}. Use the server's DATA_DIR or DATABASE_URL.`)
}
