import cluster from "node:cluster"
import { parseArgs } from "node:util"
import { readServerConfig } from "../platform/config.ts"
import { mustBeFree } from "../platform/http/listen.ts"
import { runProgram, StartupError } from "../platform/run-program.ts"

const most = 64

function readProcesses(): number {
  const { processes } = parseArgs({ options: { processes: { type: "string", default: "1" } } }).values
  const count = Number(processes)
  if (Number.isInteger(count) && count >= 1 && count <= most) return count
  throw new StartupError(`--processes must be a whole number from 1 to ${most}, not ${processes}.`)
}

await runProgram(async () => {
  const config = readServerConfig(process.env)
  const processes = readProcesses()
  if (!cluster.isWorker) await mustBeFree(config.PORT, config.HOST)
  const { isFirstProcess, runProcesses } = await import("../processes.ts")
  if (processes === 1 || cluster.isWorker) {
    const { serve } = await import("../serve.ts")
    return serve(config, isFirstProcess())
  }
  await runProcesses(config, processes)
})
