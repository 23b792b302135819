import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { beforeAll, expect, it, onTestFinished } from "vitest"
import { databaseOver } from "../../src/platform/db/open-database.ts"
import { openPostgres } from "../../src/platform/db/open-postgres.ts"
import { createEmptyDatabase } from "./create-empty-database.ts"
import { openNetwork } from "./open-network.ts"

let database: { url: string }
beforeAll(async () => {
  database = await createEmptyDatabase()
})

it("a database that falls silent is given up on, and found again", async () => {
  const network = await openNetwork(database.url)
  onTestFinished(network.close)
  const { pool, db, close } = databaseOver(await openPostgres(network.url, { silenceMs: 700 }))
  // In sequence: at once, each would wait for the others to connect.
  const clients = []
  for (let at = 0; at < 10; at++) clients.push(await pool.connect())
  for (const client of clients) client.release()
  expect(pool.idleCount).toBe(10)

  network.setCut(true)
  const waiting = Array.from({ length: 15 }, () => pool.query("select 1"))
  const transaction = db.transaction().execute((tx) => tx.selectFrom("tiles").select("id").execute())
  const outcomes = await Promise.allSettled([...waiting, transaction])
  expect(outcomes.map(({ status }) => status)).toEqual(Array(16).fill("rejected"))
  for (const outcome of outcomes)
    expect(String((outcome as PromiseRejectedResult).reason)).toMatch(/Connection terminated|timeout exceeded/)

  network.setCut(false)
  const again = await Promise.all(Array.from({ length: 12 }, () => pool.query("select 1 as one")))
  expect(again.map(({ rows }) => rows[0].one)).toEqual(Array(12).fill(1))
  expect([pool.waitingCount, pool.totalCount <= pool.options.max]).toEqual([0, true])
  await close()
})

it("what waits for a database that answers nobody is refused together, and so is what comes then", async () => {
  const network = await openNetwork(database.url)
  onTestFinished(network.close)
  const { pool, close } = await openPostgres(network.url)
  onTestFinished(close)
  await Promise.all(Array.from({ length: 4 }, () => pool.query("select pg_sleep(0.05)")))
  const refusal = /^Connection terminated: the database does not answer$/

  network.setCut(true)
  const waiting = Array.from({ length: 15 }, () => pool.query("select 1"))
  const refused = await Promise.all(waiting.map((each) => each.then(String, (error: Error) => error.message)))
  expect(refused).toEqual(Array(15).fill(expect.stringMatching(refusal)))
  await expect(pool.query("select 1")).rejects.toThrow(refusal)
  await expect(pool.connect()).rejects.toThrow(refusal)

  network.setCut(false)
  await expect.poll(() => pool.query("select 1").then(() => "answered", String), { timeout: 10_000 }).toBe("answered")
  const again = await Promise.all(Array.from({ length: 12 }, () => pool.query("select 1 as one")))
  expect(again.map(({ rows }) => rows[0].one)).toEqual(Array(12).fill(1))
})

it("a single statement that takes long is no silence", async () => {
  const { pool, close } = await openPostgres(database.url)
  onTestFinished(close)
  expect((await pool.query("select pg_sleep(3), 1 as one")).rows[0].one).toBe(1)
})

it("a query that takes long, and a transaction at rest, are no silence", async () => {
  const { pool, close } = await openPostgres(database.url, { silenceMs: 2000 })
  const client = await pool.connect()
  await client.query("begin")
  // The database does something else meanwhile, for longer than silence may last.
  await pool.query("select pg_sleep(0.1)")
  await Promise.all(Array.from({ length: 3 }, () => pool.query("select pg_sleep(1)")))
  await pool.query("select pg_sleep(1.2)")
  expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }])
  await client.query("commit")
  client.release()
  await close()
})

it("a server that is told to stop ends, though its database says nothing", async () => {
  const network = await openNetwork(database.url)
  const dir = mkdtempSync(join(tmpdir(), "confetti-silent-"))
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../src/bin/api.ts")], {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      EMULATOR: "1",
      PORT: "0",
      DATA_DIR: dir,
      DATABASE_URL: network.url,
      CONTENT_DIR: join(import.meta.dirname, "../fixtures/pack"),
      DRAIN_TIMEOUT_MS: "0",
      LOG_LEVEL: "silent",
    },
  })
  onTestFinished(() => {
    child.kill("SIGKILL")
    network.close()
    rmSync(dir, { recursive: true, force: true })
  })
  await new Promise<void>((ready) => {
    let output = ""
    child.stdout.on("data", (chunk) => {
      output += chunk
      if (output.includes("ready at")) ready()
    })
  })
  network.setCut(true)
  child.kill("SIGTERM")
  const [code] = await once(child, "exit")
  expect([0, 1]).toContain(code)
}, 60_000)
