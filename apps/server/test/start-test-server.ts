import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Kysely } from "kysely"
import { readConfig } from "../src/platform/config.ts"
import type { Database } from "../src/platform/db/schema.ts"
import { createLog } from "../src/platform/log.ts"
import type { Module } from "../src/platform/module.ts"
import type { Capabilities } from "../src/platform/services.ts"
import { type RunningServer, startServer } from "../src/start-server.ts"
import { openTestDatabase } from "./test-database.ts"

type Options = {
  env?: Record<string, string>
  clock?: () => number
  modules?: readonly Module[]
  capabilities?: Capabilities
}

export type TestServer = {
  origin: string
  db: Kysely<Database>
  services: RunningServer["services"]
  /** Does the jobs that wait, those for later too, until none is left. */
  settleJobs: () => Promise<void>
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  /** Calls a callable with `{"data": …}`. */
  call: (name: string, data?: unknown, headers?: Record<string, string>) => Promise<Response>
  stop: () => Promise<void>
}

const fixtureBuild = join(import.meta.dirname, "fixtures/web-build")

/** A real server on a port of its own, over a database of its own. */
export async function startTestServer({ env = {}, ...parts }: Options = {}): Promise<TestServer> {
  const database = await openTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), "confetti-test-"))
  const config = readConfig({
    DATA_DIR: dataDir,
    EMULATOR: "1",
    HOST: "127.0.0.1",
    PORT: "0",
    // What fetch leaves open is not used again.
    DRAIN_IDLE_MS: "0",
    WEB_DIST_DIR: fixtureBuild,
    // Their word lists take a moment to read, and their cards stand between everybody's tiles.
    GAMES: "none",
    ...env,
  })
  const server = await startServer({ config, log: createLog("silent"), database, ...parts })
  const origin = `http://127.0.0.1:${server.port}`
  return {
    origin,
    db: database.db,
    services: server.services,
    settleJobs: server.settleJobs,
    get: (path, headers = {}) => fetch(origin + path, { headers, redirect: "manual" }),
    call: (name, data = null, headers = {}) =>
      fetch(`${origin}/functions/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ data }),
      }),
    stop: async () => {
      await server.stop()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
