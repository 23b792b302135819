import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import pg from "pg"
import { expect, it, onTestFinished, vi } from "vitest"
import { createEmptyDatabase } from "./create-empty-database.ts"

/** A server of this role, as `npm start` starts it. Gives its address once it answers. */
async function startRole(role: string, databaseUrl: string): Promise<{ origin: string; stop: () => Promise<unknown> }> {
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
  const stop = (): Promise<unknown> => {
    child.kill("SIGTERM")
    return once(child, "exit")
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}

it("an api answers people and leaves jobs to workers, which answer whoever watches them and nobody else", async () => {
  const { url } = await createEmptyDatabase()
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const api = await startRole("api", url)
  const statusOf = async (origin: string, path: string) => (await fetch(origin + path)).status
  expect(await statusOf(api.origin, "/documents/categories")).toBe(200)
  // With nobody to do them, nothing has a schedule yet.
  expect((await pool.query("select 1 from pgboss.schedule")).rowCount).toBe(0)
  const numbers = Array.from({ length: 20 }, (_none, at) => at)
  await pool.query(
    `insert into pgboss.job (name, data, singleton_key, policy)
       select 'nightly', jsonb_build_object('name', 'privacy-sweep_expired', 'payload', jsonb_build_object('number', number)),
         'sweep ' || number, 'short'
       from unnest($1::int[]) as number`,
    [numbers],
  )

  const workers = [await startRole("worker", url), await startRole("worker", url)]
  for (const { origin } of workers) {
    expect(await statusOf(origin, "/readyz")).toBe(200)
    expect([await statusOf(origin, "/"), await statusOf(origin, "/documents/categories")]).toEqual([404, 404])
  }
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      "select state, retry_count from pgboss.job where data->'payload'->'number' is not null",
    )
    expect(rows).toEqual(numbers.map(() => ({ state: "completed", retry_count: 0 })))
  }, 30_000)
  expect((await pool.query("select 1 from pgboss.schedule")).rowCount).toBeGreaterThan(0)
  await Promise.all([api, ...workers].map(({ stop }) => stop()))
  await pool.end()
}, 120_000)
