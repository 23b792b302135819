import { resolve } from "node:path"
import { describeResult } from "../modules/content/import/describe-result.ts"
import { importContent } from "../modules/content/import/import-pack.ts"
import { reportProgress } from "../modules/content/import/report-progress.ts"
import { InvalidPack } from "../modules/content/pack/problem.ts"
import { openMedia } from "../modules/media/open-media.ts"
import { studioOverlay } from "../modules/studio/overlay/overlay-store.ts"
import { openExistingDatabase } from "../operator/open-existing-database.ts"
import { readArguments } from "../operator/read-arguments.ts"
import { type Config, readConfig } from "../platform/config.ts"
import { migrate } from "../platform/db/migrate.ts"
import type { OpenDatabase } from "../platform/db/open-database.ts"
import { DatabaseUnavailable, runProgram, StartupError } from "../platform/run-program.ts"

const usage = `npm run content:import             imports changes in CONTENT_DIR
npm run content:import -- DIR      imports another pack in place of the current content`

await runProgram(async () => {
  const [name] = readArguments(usage, {}, { most: 1 }).positionals
  const config = readConfig(process.env)
  // npm runs scripts in its own folder; a relative path starts where the editor is.
  const dir = resolve(process.env["INIT_CWD"] ?? ".", name ?? config.CONTENT_DIR)
  try {
    const database = await openForImport(config)
    try {
      await importInto(database, dir, config)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof InvalidPack)) throw error
    console.error(error.message)
    throw new StartupError(`${error.count}. Nothing was written.`)
  }
})

async function importInto(database: OpenDatabase, dir: string, config: Config): Promise<void> {
  await migrate(database.pool)
  const media = await openMedia(config, database.db)
  try {
    const onProgress = reportProgress(console.log, "Reading the content pack")
    const tools = { ...media, mayReplace: true, onProgress }
    console.log(describeResult(await importContent(dir, studioOverlay, database.db, tools, new Date())))
    if (dir !== config.CONTENT_DIR)
      console.log(
        `CONTENT_DIR is ${config.CONTENT_DIR} here. Set CONTENT_DIR=${dir} for the servers: they do not start with a different pack.`,
      )
  } finally {
    await media.close()
  }
}

async function openForImport(config: Config): Promise<OpenDatabase> {
  try {
    return await openExistingDatabase(config)
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) || config.DATABASE_URL) throw error
    const hint = "A server that runs with EMULATOR=1 imports changes in its CONTENT_DIR automatically."
    throw new StartupError(`${error.message} ${hint}`, { cause: error })
  }
}
