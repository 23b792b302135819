import { createWriteStream, renameSync, rmSync } from "node:fs"
import { resolve } from "node:path"
import { pipeline } from "node:stream/promises"
import { withOperator } from "../operator/with-operator.ts"
import { readCommandConfig } from "../platform/config.ts"
import { runProgram, StartupError } from "../platform/run-program.ts"

await runProgram(async () => {
  const [name] = process.argv.slice(2)
  if (name === undefined) throw new StartupError("Say where to: npm run backup -- FILE")
  // npm runs scripts in its own folder; a relative path is meant from where the operator stands.
  const file = resolve(process.env["INIT_CWD"] ?? ".", name)
  const beginning = `${file}.part`
  try {
    const config = readCommandConfig(process.env)
    await withOperator(config, async ({ read }) =>
      pipeline(await read("/backup"), createWriteStream(beginning, { mode: 0o600 })),
    )
    // A backup that was cut off never stands under the name of a whole one.
    renameSync(beginning, file)
  } finally {
    rmSync(beginning, { force: true })
  }
  console.log(`Backed up to ${file}. Keep AUTH_SECRET with it: sessions and sealed addresses open with nothing else.`)
})
