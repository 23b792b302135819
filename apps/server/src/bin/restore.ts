import { createReadStream, existsSync } from "node:fs"
import { resolve } from "node:path"
import { listMediaFiles } from "../modules/media/list-media-files.ts"
import { readArguments } from "../operator/read-arguments.ts"
import { restoreBackup } from "../platform/backup/restore-backup.ts"
import { type Config, databaseName, readCommandConfig } from "../platform/config.ts"
import { openDatabase } from "../platform/db/open-database.ts"
import { runProgram, StartupError } from "../platform/run-program.ts"
import { moveFiles } from "../platform/storage/move-files.ts"
import { patient, s3Settings } from "../platform/storage/s3-settings.ts"
import { s3Storage } from "../platform/storage/s3-storage.ts"

const usage = "npm run restore -- FILE   restores a backup into the empty database at DATA_DIR or DATABASE_URL"

await runProgram(async () => {
  const [name] = readArguments(usage, {}, { most: 1 }).positionals
  if (name === undefined) throw new StartupError(`Name the backup.\n${usage}`)
  const file = resolve(process.env["INIT_CWD"] ?? ".", name)
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`)
  const config = readCommandConfig(process.env)
  const { DATA_DIR, DATABASE_URL } = process.env
  if (!DATA_DIR && !DATABASE_URL) throw new StartupError("Set DATA_DIR or DATABASE_URL to name the target.")
  const database = await openDatabase(config)
  try {
    const { rows, at } = await restoreBackup(database.pool, createReadStream(file), config.DATA_DIR)
    await moveToBucket(config)
    console.log(
      `Restored ${rows.toLocaleString("en")} rows into ${databaseName(config)}, taken at ${at}. Check them with npm run verify:data.`,
    )
  } finally {
    await database.close()
  }
})

/** Media of the backup are in the data folder; with a bucket, servers read them from there. */
async function moveToBucket(config: Config): Promise<void> {
  const settings = s3Settings(config)
  if (settings === null) return
  const store = s3Storage({ ...settings, ...patient })
  try {
    await moveFiles(await listMediaFiles(config.DATA_DIR), store)
  } finally {
    store.close()
  }
}
