import { json } from "node:stream/consumers"
import { withOperator } from "../operator/with-operator.ts"
import { describeAudit, isSound, type Verdict } from "../platform/audit/verify-data.ts"
import { readCommandConfig } from "../platform/config.ts"
import { runProgram, StartupError } from "../platform/run-program.ts"

await runProgram(async () => {
  const verdict = await withOperator(
    readCommandConfig(process.env),
    async ({ read }) => (await json(await read("/verify"))) as Verdict,
    { onlyReads: true },
  )
  for (const line of describeAudit(verdict)) console.log(line)
  if (!isSound(verdict)) throw new StartupError("This database is not in order.")
  console.log("Every invariant holds.")
})
