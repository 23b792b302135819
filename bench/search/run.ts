// node bench/search/run.ts [--tiles 100000] [--queries 500] [--baseline 24] [--postgres postgres://root@127.0.0.1:5432/test]
// Types searches letter by letter, over HTTP, against the real server on a database of its own, which is dropped at the end;
// beside it the same letters against a bare node:http handler with PostgreSQL's full text, for fewer searches: it is slow.
import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { migrate } from "../../apps/server/src/platform/db/migrate.ts"
import { openDatabase } from "../../apps/server/src/platform/db/open-database.ts"
import { createPostgresDatabase } from "../../apps/server/test/postgres-database.ts"
import { startProgram, stopAll } from "../server/processes.ts"
import { ask } from "./ask.ts"
import { makePlainSearch } from "./plain-search.ts"
import { type Line, printLines } from "./print-lines.ts"
import { makeTiles, type SeededTile, seedTiles } from "./seed-tiles.ts"
import { type Kind, typedQueries } from "./typed-queries.ts"
import { commonestWords } from "./vocabulary.ts"

const { values: options } = parseArgs({
  options: {
    tiles: { type: "string", default: "100000" },
    queries: { type: "string", default: "500" },
    baseline: { type: "string", default: "24" },
    postgres: { type: "string", default: "postgres://root@127.0.0.1:5432/test" },
  },
})
const tileCount = Number(options.tiles)
/** How many searches of a kind the baseline is asked. */
const each = Math.ceil(Number(options.baseline) / 8)
const [ourPort, plainPort] = [18_481, 18_482]
const file = (name: string): string => join(import.meta.dirname, name)
const folder = mkdtempSync(join(tmpdir(), "confetti-bench-"))
if (!["127.0.0.1", "localhost", "[::1]"].includes(new URL(options.postgres).hostname))
  throw new Error("This bench makes and drops databases: it only speaks to PostgreSQL on this machine.")

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
    RATE_LIMIT_SEARCH: "100000000",
  })
}

function ps(process: number, column: "rss" | "cputimes"): number {
  return Number(execFileSync("ps", ["-o", `${column}=`, "-p", String(process)], { encoding: "utf8" }))
}

/** The memory a process holds, in MB. */
function memoryOf(process: number): number {
  return Math.round(ps(process, "rss") / 1024)
}

async function type(
  port: number,
  { name, searches }: Kind,
  most: number,
): Promise<{ line: Line; firstLetters: number[] }> {
  const times: number[] = []
  const firstLetters: number[] = []
  let successes = 0
  const typed = searches.slice(0, most)
  for (const { steps, category } of typed) {
    let found = 0
    for (const step of steps) {
      const answer = await ask(port, step, category)
      times.push(answer.ms)
      if (step.length === 1) firstLetters.push(answer.ms)
      found = answer.found
    }
    if (found > 0) successes++
  }
  return { line: { name, times, found: successes / typed.length }, firstLetters }
}

async function measure(port: number, kinds: Kind[], most: number): Promise<Line[]> {
  const lines: Line[] = []
  const firstLetters: number[] = []
  for (const kind of kinds) {
    const typed = await type(port, kind, most)
    lines.push(typed.line)
    firstLetters.push(...typed.firstLetters)
    console.error(`${kind.name}, done`)
  }
  return [{ name: "the first letter of each", times: firstLetters, found: 1 }, ...lines]
}

const started: string[] = []
const empty = await createPostgresDatabase(options.postgres)
const full = await createPostgresDatabase(options.postgres)
try {
  const prepare = async (url: string, tiles: number): Promise<void> => {
    const { pool, close } = await openDatabase({ DATABASE_URL: url, DATA_DIR: "" })
    await migrate(pool)
    await seedTiles(pool, tiles)
    if (tiles > 0 && each > 0) await makePlainSearch(pool)
    await close()
  }
  await prepare(empty.url, 0)
  await prepare(full.url, tileCount)

  const bare = await startServer(empty.url)
  started.push(`memory of the server without tiles: ${memoryOf(bare)} MB`)
  await stopAll()

  const before = performance.now()
  const server = await startServer(full.url)
  const ready = performance.now()
  await ask(ourPort, "first", null)
  const searchable = performance.now()
  started.push(
    `from its start until it listens: ${((ready - before) / 1000).toFixed(1)} s; until words are found: ${((searchable - before) / 1000).toFixed(1)} s, of processor time ${ps(server, "cputimes")} s`,
  )

  const some: SeededTile[] = [...makeTiles(Math.min(tileCount, 2000))]
  const kinds = typedQueries(some, commonestWords(20), Number(options.queries))
  const empties: Kind = {
    name: "no words: the feed's order",
    searches: Array.from({ length: 60 }, () => ({ steps: [""], category: null })),
  }
  const ours = await measure(ourPort, [...kinds, empties], Number.POSITIVE_INFINITY)
  started.push(`memory of the server with ${tileCount} tiles, after all searches: ${memoryOf(server)} MB`)
  await stopAll()

  await startProgram(file("plain-server.ts"), { PORT: String(plainPort), DATABASE_URL: full.url })
  const plain = each === 0 ? [] : await measure(plainPort, kinds, each)
  printLines(ours, plain)
  for (const line of started) console.log(line)
} finally {
  await stopAll()
  await Promise.all([empty.drop(), full.drop()])
  rmSync(folder, { recursive: true, force: true })
}
process.exit()
