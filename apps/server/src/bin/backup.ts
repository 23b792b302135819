import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from "node:fs"
import { resolve } from "node:path"
import { pipeline } from "node:stream/promises"
import { readArguments } from "../operator/read-arguments.ts"
import { withOperator } from "../operator/with-operator.ts"
import { readBackupSummary } from "../platform/backup/restore-backup.ts"
import { readCommandConfig } from "../platform/config.ts"
import { runProgram, StartupError } from "../platform/run-program.ts"

const usage = "npm run backup -- FILE   saves every row at one moment and the studio's pictures to a new file"

await runProgram(async () => {
  const [name] = readArguments(usage, {}, { most: 1 }).positionals
  if (name === undefined) throw new StartupError(`Name the target.\n${usage}`)
  // npm runs scripts in its own folder; a relative path starts where the operator is.
  const file = resolve(process.env["INIT_CWD"] ?? ".", name)
  if (existsSync(file)) throw new StartupError(`${file} already exists. Name another file.`)
  const beginning = `${file}.part`
  try {
    const config = readCommandConfig(process.env)
    const write = createWriteStream(beginning, { mode: 0o600 })
    const database = await withOperator(
      config,
      async (operator) => {
        await pipeline(await operator.read("/backup"), write)
        return operator.database
      },
      { onlyReads: true },
    )
    const { at, rows, files, missing } = await readBackupSummary(createReadStream(beginning))
    // An interrupted backup never has the name of a complete one.
    renameSync(beginning, file)
    console.log(`Backed up ${rows.toLocaleString("en")} rows and ${files} files of ${database} to ${file}.`)
    console.log(`Taken at ${at}. Keep AUTH_SECRET somewhere else: sealed addresses can only be opened with it.`)
    if (missing > 0)
      console.error(
        `${missing} files of the studio are missing: they are neither in ${config.DATA_DIR} nor in a bucket. Use the server's DATA_DIR or S3_BUCKET.`,
      )
  } finally {
    rmSync(beginning, { force: true })
  }
})
