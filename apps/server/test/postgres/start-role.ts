import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { onTestFinished, vi } from "vitest"

type StartedRole = { origin: string; stop: () => Promise<unknown>; kill: () => Promise<unknown> }

/** A server of this role, as `npm start` starts it. Gives its address once it answers. */
export async function startRole(
  role: string,
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<StartedRole> {
  const dir = mkdtempSync(join(tmpdir(), "confetti-role-"))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../src/bin/api.ts")], {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      ROLE: role,
      EMULATOR: "1",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dir,
      DRAW_AHEAD: "0",
      DRAIN_IDLE_MS: "0",
      LOG_LEVEL: "silent",
      DATABASE_URL: databaseUrl,
      CONTENT_DIR: join(import.meta.dirname, "../fixtures/pack"),
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  })
  onTestFinished(() => void child.kill("SIGKILL"))
  const lines: string[] = []
  createInterface(child.stdout).on("line", (line) => lines.push(line))
  const port = await vi.waitFor(() => {
    const [, found] = /ready at http:\/\/localhost:(\d+)/.exec(lines.join("\n")) ?? []
    if (found === undefined) throw new Error(`a ${role} is not ready: ${lines.join("\n")}`)
    return found
  }, 50_000)
  const end = (signal: NodeJS.Signals): Promise<unknown> => {
    child.kill(signal)
    return once(child, "exit")
  }
  return { origin: `http://127.0.0.1:${port}`, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") }
}
