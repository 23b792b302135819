import { json } from "node:stream/consumers"
import { describeQuality, type QualityReport } from "../modules/ranking/quality-report.ts"
import { readArguments, wrongCommand } from "../operator/read-arguments.ts"
import { withOperator } from "../operator/with-operator.ts"
import { readCommandConfig } from "../platform/config.ts"
import { runProgram } from "../platform/run-program.ts"

const usage = `npm run ranking -- …
  report [--json]     prints the quality of people's recent feeds`

await runProgram(async () => {
  const { values, positionals } = readArguments(usage, { json: { type: "boolean" } }, { most: 1 })
  const [command = ""] = positionals
  if (command !== "report") throw wrongCommand(usage, command)
  const report = await withOperator(
    readCommandConfig(process.env),
    async ({ read }) => (await json(await read("/ranking"))) as QualityReport,
    { onlyReads: true },
  )
  for (const line of values.json === true ? [JSON.stringify(report)] : describeQuality(report)) console.log(line)
})
