import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { beforeAll, expect, it, onTestFinished } from "vitest"
import { databaseOver } from "../../src/platform/db/open-database.ts"
import { openPostgres } from "../../src/platform/db/open-postgres.ts"
import { createEmptyDatabase } from "./create-empty-database.ts"

let database: { url: string }
beforeAll(async () => {
  database = await createEmptyDatabase()
})

/** Stands between a program and its database, and can swallow what both of them say without ending a connection. */
async function openProxy() {
  let isSilent = false
  const sockets = new Set<Socket>()
  const target = new URL(database.url)
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      let swallows = isSilent
      sockets.add(from)
      from.on("data", (bytes) => {
        // What was lost once stays lost: the connection is of no use any more.
        swallows ||= isSilent
        if (!swallows) to.write(bytes)
      })
      from.on("error", () => {})
      from.on("close", () => swallows || to.destroy())
    }
  }).listen(0, "127.0.0.1")
  await once(proxy, "listening")
  const url = new URL(database.url)
  url.hostname = "127.0.0.1"
  url.port = String((proxy.address() as AddressInfo).port)
  return {
    url: String(url),
    setSilent: (is: boolean) => void (isSilent = is),
    close: () => {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

it("a database that falls silent is given up on, and found again", async () => {
  const proxy = await openProxy()
  onTestFinished(proxy.close)
  const { pool, db, close } = databaseOver(await openPostgres(proxy.url, 300))
  await Promise.all(Array.from({ length: 10 }, () => pool.query("select pg_sleep(0.05)")))
  expect(pool.idleCount).toBe(10)

  proxy.setSilent(true)
  const waiting = Array.from({ length: 15 }, () => pool.query("select 1"))
  const transaction = db.transaction().execute((tx) => tx.selectFrom("tiles").select("id").execute())
  const outcomes = await Promise.allSettled([...waiting, transaction])
  expect(outcomes.map(({ status }) => status)).toEqual(Array(16).fill("rejected"))
  for (const outcome of outcomes)
    expect(String((outcome as PromiseRejectedResult).reason)).toMatch(/Connection terminated|timeout exceeded/)

  proxy.setSilent(false)
  const again = await Promise.all(Array.from({ length: 12 }, () => pool.query("select 1 as one")))
  expect(again.map(({ rows }) => rows[0].one)).toEqual(Array(12).fill(1))
  expect([pool.waitingCount, pool.totalCount <= pool.options.max]).toEqual([0, true])
  await close()
})

it("a query that takes long, and a transaction at rest, are no silence", async () => {
  const { pool, close } = await openPostgres(database.url, 600)
  const client = await pool.connect()
  await client.query("begin")
  // The database does something else meanwhile, for longer than silence may last.
  await pool.query("select pg_sleep(0.1)")
  await Promise.all(Array.from({ length: 3 }, () => pool.query("select pg_sleep(0.3)")))
  await pool.query("select pg_sleep(0.3)")
  expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }])
  await client.query("commit")
  client.release()
  await close()
})

it("a server that is told to stop ends, though its database says nothing", async () => {
  const proxy = await openProxy()
  const dir = mkdtempSync(join(tmpdir(), "confetti-silent-"))
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../src/bin/api.ts")], {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      EMULATOR: "1",
      PORT: "0",
      DATA_DIR: dir,
      DATABASE_URL: proxy.url,
      CONTENT_DIR: join(import.meta.dirname, "../fixtures/pack"),
      DRAIN_TIMEOUT_MS: "0",
      LOG_LEVEL: "silent",
    },
  })
  onTestFinished(() => {
    child.kill("SIGKILL")
    proxy.close()
    rmSync(dir, { recursive: true, force: true })
  })
  await new Promise<void>((ready) => {
    let output = ""
    child.stdout.on("data", (chunk) => {
      output += chunk
      if (output.includes("ready at")) ready()
    })
  })
  proxy.setSilent(true)
  child.kill("SIGTERM")
  const [code] = await once(child, "exit")
  expect([0, 1]).toContain(code)
}, 60_000)
