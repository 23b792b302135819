import { json } from "node:stream/consumers"
import { describeQuality, type QualityReport } from "../modules/ranking/quality-report.ts"
import { withOperator } from "../operator/with-operator.ts"
import { readCommandConfig } from "../platform/config.ts"
import { runProgram } from "../platform/run-program.ts"
import { StartupError } from "../platform/startup-error.ts"

const usage = `npm run ranking -- …
  report [--json]   how good the feeds are that people have had lately`

await runProgram(async () => {
  const [command, format, ...rest] = process.argv.slice(2)
  const isJson = format === "--json"
  if (command !== "report" || rest.length > 0 || (format !== undefined && !isJson)) throw new StartupError(usage)
  const report = await withOperator(
    readCommandConfig(process.env),
    async ({ read }) => (await json(await read("/ranking"))) as QualityReport,
  )
  for (const line of isJson ? [JSON.stringify(report)] : describeQuality(report)) console.log(line)
})
