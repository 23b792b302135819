// npm run bench:feed -- [--tiles 100000] [--people 1000000] [--samples 2000]
// Fills a PostgreSQL database (TEST_DATABASE_URL) with so many tiles and people, starts the real server over it, and asks for random
// people's feeds over HTTP, one request after the other: the order kept, the order made anew, and beside them a bare handler
// that reads one row by its key. The same with a hundredth of the people: what a feed costs must not grow with them. Each
// database is dropped at the end.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import pg from "pg"
import { migrate } from "../../apps/server/src/platform/db/migrate.ts"
import { createPostgresDatabase } from "../../apps/server/test/postgres-database.ts"
import { seededRandom } from "../search/seeded-random.ts"
import { startProgram, stopAll } from "../server/processes.ts"
import { ask } from "./ask.ts"
import { type Line, printTable } from "./print-table.ts"
import { processorTime } from "./processor-time.ts"
import { personId, personToken, seedPeople } from "./seed-people.ts"
import { seedTiles } from "./seed-tiles.ts"

const { values: options } = parseArgs({
  options: {
    tiles: { type: "string", default: "100000" },
    people: { type: "string", default: "1000000" },
    samples: { type: "string", default: "2000" },
  },
})
const [tiles, people, samples] = [Number(options.tiles), Number(options.people), Number(options.samples)]
if (!(tiles >= 2000 && people >= 100 && samples >= 1)) throw new Error("At least 2,000 tiles, 100 people, one sample.")
const postgres = process.env["TEST_DATABASE_URL"] ?? "postgres://root@127.0.0.1:5432/test"
if (!["127.0.0.1", "localhost", "[::1]"].includes(new URL(postgres).hostname))
  throw new Error("This bench makes and drops databases: it only speaks to PostgreSQL on this machine.")
const [ourPort, plainPort] = [18_491, 18_492]
const file = (name: string): string => join(import.meta.dirname, name)
const folder = mkdtempSync(join(tmpdir(), "confetti-bench-"))

async function seed(url: string, count: number): Promise<void> {
  console.error(`${count.toLocaleString("en")} people, ${tiles.toLocaleString("en")} tiles:`)
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  await migrate(pool)
  await seedTiles(pool, tiles)
  await seedPeople(pool, tiles, count)
  await pool.end()
}

function startServer(url: string): Promise<number> {
  return startProgram(file("../../apps/server/src/bin/api.ts"), {
    PORT: String(ourPort),
    HOST: "127.0.0.1",
    DATABASE_URL: url,
    DATA_DIR: join(folder, "data"),
    CONTENT_DIR: join(folder, "none"),
    AUTH_SECRET: "x".repeat(32),
    PUBLIC_URL: "https://confetti.example",
    SMTP_URL: "smtp://127.0.0.1",
    RATE_LIMIT_CALLABLES: "100000000",
    RATE_LIMIT_HEALTH: "100000000",
  })
}

/** Waits until the server says that everything is in memory. Gives how long that took, in seconds. */
async function untilReady(): Promise<number> {
  const startedAt = performance.now()
  while (!(await fetch(`http://127.0.0.1:${ourPort}/readyz`)).ok);
  return (performance.now() - startedAt) / 1000
}

/** Each kind of request is sent for so many people before the next kind is. */
const block = 50

async function measure(count: number, ours: number, plain: number): Promise<Line[]> {
  const random = seededRandom(count)
  const path = "/functions/users-calculate_eligible_tiles"
  const kinds = [
    { name: "a bare handler, one row by its key", process: plain, port: plainPort, path: "/" },
    { name: "get_home_feed", process: ours, port: ourPort, path: "/functions/users-get_home_feed" },
    { name: "calculate, the order changes", process: ours, port: ourPort, path },
    { name: "calculate, it does not", process: ours, port: ourPort, path },
  ]
  const measured = kinds.map(({ name }): Line => ({ name, people: count, times: [], processorMs: 0 }))
  // The first blocks are for the compiler.
  for (let at = -4 * block; at < samples; at += block) {
    const someone = Array.from({ length: block }, () => 1 + Math.floor(random() * count))
    for (const [kind, { process, port, path }] of kinds.entries()) {
      const line = measured[kind] as Line
      const before = processorTime(process)
      for (const person of someone) {
        const data = port === plainPort ? personId(person) : null
        const { ms } = await ask({ port, path, body: JSON.stringify({ data }), token: personToken(person) })
        if (at >= 0) line.times.push(ms)
      }
      if (at >= 0) line.processorMs += processorTime(process) - before
    }
  }
  return measured
}

const lines: Line[] = []
const notes: string[] = []
try {
  for (const count of [Math.max(100, Math.round(people / 100)), people]) {
    const { url, drop } = await createPostgresDatabase(postgres)
    try {
      await seed(url, count)
      const ours = await startServer(url)
      notes.push(`${count.toLocaleString("en")} people: ready ${(await untilReady()).toFixed(0)} s after it listens`)
      const plain = await startProgram(file("plain-server.ts"), { PORT: String(plainPort), DATABASE_URL: url })
      lines.push(...(await measure(count, ours, plain)))
    } finally {
      await stopAll()
      await drop()
    }
  }
  printTable(lines)
  for (const note of notes) console.log(note)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit()
