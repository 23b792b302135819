import { json } from "node:stream/consumers"
import { describePolicies, type PolicyReport } from "../modules/ranking/policy-report.ts"
import { describeQuality, type QualityReport } from "../modules/ranking/quality-report.ts"
import { readArguments, wrongCommand } from "../operator/read-arguments.ts"
import { withOperator } from "../operator/with-operator.ts"
import { readCommandConfig } from "../platform/config.ts"
import type { Operator } from "../platform/operator/call-admin-socket.ts"
import { runProgram } from "../platform/run-program.ts"

const usage = `npm run ranking -- …
  report [--json]     how good the feeds are that people have had lately
  evaluate [--json]   what each part of the ranking adds, where RANKING_TEST_PERCENT lets it be tested`

const reports: Readonly<Record<string, (operator: Operator, isJson: boolean) => Promise<string[]>>> = {
  report: async ({ read }, isJson) => {
    const report = (await json(await read("/ranking"))) as QualityReport
    return isJson ? [JSON.stringify(report)] : describeQuality(report)
  },
  evaluate: async ({ read }, isJson) => {
    const report = (await json(await read("/ranking/policies"))) as PolicyReport
    return isJson ? [JSON.stringify(report)] : describePolicies(report)
  },
}

await runProgram(async () => {
  const { values, positionals } = readArguments(usage, { json: { type: "boolean" } }, { most: 1 })
  const [command = ""] = positionals
  const isJson = values.json === true
  const report = reports[command]
  if (!report) throw wrongCommand(usage, command)
  const lines = await withOperator(readCommandConfig(process.env), (operator) => report(operator, isJson), {
    onlyReads: true,
  })
  for (const line of lines) console.log(line)
})
