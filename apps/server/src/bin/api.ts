import cluster from "node:cluster"
import { parseArgs } from "node:util"
import { readServerConfig } from "../platform/config.ts"
import { runProgram, StartupError } from "../platform/run-program.ts"
import { isFirstProcess, runProcesses } from "../processes.ts"
import { serve } from "../serve.ts"

const most = 64

/** How many processes share the port: `--processes N`, one where nothing is said. */
function readProcesses(): number {
  const { processes } = parseArgs({ options: { processes: { type: "string", default: "1" } } }).values
  const count = Number(processes)
  if (Number.isInteger(count) && count >= 1 && count <= most) return count
  throw new StartupError(`--processes must be a whole number from 1 to ${most}, and is ${processes}.`)
}

await runProgram(async () => {
  const config = readServerConfig(process.env)
  const processes = readProcesses()
  if (processes === 1 || cluster.isWorker) return serve(config, isFirstProcess())
  await runProcesses(config, processes)
})
