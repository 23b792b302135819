import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Kysely } from "kysely"
import { createDrawingPool } from "../src/modules/media/drawing-pool.ts"
import { openMedia } from "../src/modules/media/open-media.ts"
import { readConfig } from "../src/platform/config.ts"
import type { OpenDatabase } from "../src/platform/db/open-database.ts"
import type { Database } from "../src/platform/db/schema.ts"
import { memoryRateLimits, type RateLimits } from "../src/platform/limits/rate-limits.ts"
import { createLog, type Log } from "../src/platform/log.ts"
import type { Module } from "../src/platform/module.ts"
import type { Admission } from "../src/platform/load-shedding/create-admission.ts"
import type { Capabilities } from "../src/platform/services.ts"
import { type RunningServer, startServer } from "../src/start-server.ts"
import { openTestDatabase } from "./test-database.ts"

type Options = {
  env?: Record<string, string>
  clock?: () => number
  modules?: readonly Module[]
  capabilities?: Capabilities
  runsJobs?: boolean
  admission?: Admission
  /** Silent, where nothing is said. */
  log?: Log
  /** An open database; the server closes it. */
  database?: OpenDatabase
  /** Another server over the same database. */
  beside?: TestServer
  rateLimits?: RateLimits
  /** Requests a minute are counted by all servers of the database: not where a test turns its clock back. */
  sharesLimits?: boolean
}

export type TestServer = {
  origin: string
  db: Kysely<Database>
  database: OpenDatabase
  services: RunningServer["services"]
  /** Does the jobs that wait, those for later too, until none is left. */
  settleJobs: () => Promise<void>
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  /** Calls a callable with `{"data": …}`. */
  call: (name: string, data?: unknown, headers?: Record<string, string>) => Promise<Response>
  stop: () => Promise<void>
}

/** Stays open: starting a thread that draws takes longer than what most tests have drawn. */
const drawing = { ...createDrawingPool(), close: async () => {} }

const fixtureBuild = join(import.meta.dirname, "fixtures/web-build")

/** A real server on a port of its own, over a database of its own. */
export async function startTestServer({
  env = {},
  beside,
  database: given,
  sharesLimits = false,
  ...parts
}: Options = {}): Promise<TestServer> {
  const database = given ?? beside?.database ?? (await openTestDatabase())
  const dataDir = mkdtempSync(join(tmpdir(), "confetti-test-"))
  const config = readConfig({
    DATA_DIR: dataDir,
    EMULATOR: "1",
    HOST: "127.0.0.1",
    PORT: "0",
    // Many tests ask for much at once, out of the very process that answers.
    LOAD_SHEDDING: "off",
    // Connections that fetch leaves open are not reused.
    DRAIN_IDLE_MS: "0",
    WEB_DIST_DIR: fixtureBuild,
    // Their word lists take a moment to read, and their cards stand between everybody's tiles.
    GAMES: "none",
    PUSH: "off",
    ...env,
  })
  const server = await startServer({
    config,
    log: createLog("silent"),
    database,
    media: await openMedia(config, database.db, drawing),
    ...(!sharesLimits && { rateLimits: memoryRateLimits(parts.clock ?? Date.now) }),
    ...parts,
  })
  const origin = `http://127.0.0.1:${server.port}`
  return {
    origin,
    db: database.db,
    database,
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
      if (!beside) await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
