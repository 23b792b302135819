import { json } from "node:stream/consumers"
import { readArguments } from "../operator/read-arguments.ts"
import { withOperator } from "../operator/with-operator.ts"
import { describeAudit, isSound, type Verdict } from "../verify-data.ts"
import { readCommandConfig } from "../platform/config.ts"
import { runProgram, StartupError } from "../platform/run-program.ts"

const usage =
  "npm run verify:data   checks every invariant of points, stock and invitations; exits with 1 if one is broken"

await runProgram(async () => {
  readArguments(usage, {}, { most: 0 })
  const verdict = await withOperator(
    readCommandConfig(process.env),
    async ({ read }) => (await json(await read("/verify"))) as Verdict,
    { onlyReads: true },
  )
  for (const line of describeAudit(verdict)) console.log(line)
  if (!isSound(verdict)) throw new StartupError("This database breaks an invariant.")
  console.log("Every invariant holds.")
})
