import { createReadStream, existsSync } from "node:fs"
import { resolve } from "node:path"
import { restoreBackup } from "../platform/backup/restore-backup.ts"
import { readCommandConfig } from "../platform/config.ts"
import { openDatabase } from "../platform/db/open-database.ts"
import { runProgram, StartupError } from "../platform/run-program.ts"

await runProgram(async () => {
  const [name] = process.argv.slice(2)
  if (name === undefined) throw new StartupError("Say from where: npm run restore -- FILE")
  const file = resolve(process.env["INIT_CWD"] ?? ".", name)
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`)
  const config = readCommandConfig(process.env)
  const database = await openDatabase(config)
  try {
    const { rows, at } = await restoreBackup(database.pool, createReadStream(file), config.DATA_DIR)
    console.log(
      `Restored ${rows.toLocaleString("en")} rows, as they were at ${at}. Check them with npm run verify:data.`,
    )
  } finally {
    await database.close()
  }
})
