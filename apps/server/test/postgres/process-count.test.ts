import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { expect, it, onTestFinished, vi } from "vitest"
import { createEmptyDatabase } from "./create-empty-database.ts"

it("serves one port from two processes, replaces one that dies, and ends them all", async () => {
  const database = await createEmptyDatabase()
  const dir = mkdtempSync(join(tmpdir(), "confetti-processes-"))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../src/bin/api.ts"), "--processes", "2"], {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      EMULATOR: "1",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dir,
      DRAW_AHEAD: "0",
      DRAIN_IDLE_MS: "0",
      DATABASE_URL: database.url,
      CONTENT_DIR: join(import.meta.dirname, "../fixtures/pack"),
    },
  })
  onTestFinished(() => void child.kill("SIGKILL"))
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on("line", (line) => lines.push(line))
  const said = (pattern: RegExp) =>
    vi.waitFor(() => {
      const line = lines.find((each) => pattern.test(each))
      if (line === undefined) throw new Error(`nothing says ${pattern} in ${lines.join("\n")}`)
      return line
    }, 50_000)

  const [first, second] = (await said(/^2 processes are ready/)).match(/\d{2,}/g) ?? []
  expect(first).not.toBe(second)
  const port = /ready at http:\/\/localhost:(\d+)/.exec(await said(/ready at/))?.[1]
  const healthy = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status
  expect(await healthy()).toBe(200)
  expect(lines.filter((line) => line.startsWith("Settings:"))).toHaveLength(1)

  // Whichever is asked says what both counted.
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(figures).toContain("confetti_processes 2")
  expect(figures).toContain("confetti_db_connections_max 24")
  expect(figures).toContain('confetti_jobs_waiting{queue="mail"}')

  process.kill(Number(second), "SIGKILL")
  await said(/ended \(SIGKILL\); starting another/)
  expect(await healthy()).toBe(200)

  child.kill("SIGTERM")
  expect((await once(child, "close"))[0]).toBe(0)
}, 120_000)
