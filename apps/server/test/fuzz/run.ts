import { spawn } from "node:child_process"
import { once } from "node:events"
import { availableParallelism } from "node:os"
import { parseArgs } from "node:util"
import { runPart } from "./run-part.ts"

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "10000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    route: { type: "string", default: "" },
    /** How many do this at once, each with a server of its own; as many as there are cores where nothing is said. */
    processes: { type: "string", default: "" },
    part: { type: "string" },
  },
})

const { count, seed, route, part } = values
// Few requests are sent sooner than a second server starts.
const processes = values.processes || (Number(count) >= 100 && route === "" ? String(availableParallelism()) : "1")
const isGood =
  part !== undefined || processes === "1"
    ? await runPart({
        count: Number(count),
        seed: Number(seed),
        route,
        parts: Number(processes),
        part: Number(part ?? 0),
      })
    : await runParts()
process.exit(isGood ? 0 : 1)

async function runParts(): Promise<boolean> {
  const options = ["--count", count, "--seed", seed, "--route", route, "--processes", processes]
  const codes = await Promise.all(
    Array.from({ length: Number(processes) }, async (_, at) => {
      const child = spawn(process.execPath, [import.meta.filename, ...options, "--part", String(at)], {
        stdio: ["ignore", "inherit", "inherit"],
      })
      const [code] = await once(child, "exit")
      return code as number | null
    }),
  )
  return codes.every((code) => code === 0)
}
