import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"
import type { Place } from "./seed-players.ts"

export type DrillServer = { url: string; process: ChildProcess }

const budgets = ["CALLABLES", "DOCUMENTS"].map((name) => [`RATE_LIMIT_${name}`, "100000000"])

/** A server in a process of its own, whose clock is ahead by so many milliseconds. Everybody has an address of their own. */
export async function startAhead(place: Place, aheadMs: number, env: Record<string, string>): Promise<DrillServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "server-ahead.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env["PATH"] ?? "",
      EMULATOR: "1",
      PORT: "0",
      LOG_LEVEL: "error",
      TRUST_PROXY: "1",
      DRILL_AHEAD_MS: String(aheadMs),
      ...Object.fromEntries(budgets),
      ...env,
      ...place,
    },
  })
  const ready = Promise.withResolvers<string>()
  createInterface({ input: child.stdout }).on("line", (line) => {
    const found = /ready at (.*)/.exec(line)
    if (found?.[1]) ready.resolve(found[1])
    else console.log(line)
  })
  child.once("exit", (code) => ready.reject(new Error(`The server ended with ${code}.`)))
  return { url: await ready.promise, process: child }
}

export async function endServer(server: DrillServer, signal: NodeJS.Signals): Promise<void> {
  const gone = once(server.process, "exit")
  server.process.kill(signal)
  await gone
}
