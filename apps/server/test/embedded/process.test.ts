// @module-tag embedded
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"
import { openDatabase } from "../../src/platform/db/open-database.ts"
import { makePackFolder } from "../pack-folder.ts"

const api = join(import.meta.dirname, "../../src/bin/api.ts")
const pack = join(import.meta.dirname, "../fixtures/pack")
const dataDir = mkdtempSync(join(tmpdir(), "confetti-process-"))
const started = new Set<ChildProcess>()
// Whole programs start here, which takes a busy machine a while.
vi.setConfig({ testTimeout: 60_000 })

type Run = { child: ChildProcess; output: () => string; errors: () => string; ended: Promise<number | null> }

function run(env: Record<string, string>, args: readonly string[] = []): Run {
  const child = spawn(process.execPath, [api, ...args], {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      EMULATOR: "1",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataDir,
      CONTENT_DIR: pack,
      ...env,
    },
  })
  started.add(child)
  let output = ""
  let errors = ""
  child.stdout.on("data", (chunk) => (output += chunk))
  child.stderr.on("data", (chunk) => (errors += chunk))
  const ended = once(child, "close").then(([code]) => code as number | null)
  return { child, output: () => output, errors: () => errors, ended }
}

/** Waits for the line that says the server is ready; gives its port. */
async function ready({ child, output, errors, ended }: Run): Promise<number> {
  let hasEnded = false
  void ended.then(() => (hasEnded = true))
  for (;;) {
    const port = /ready at http:\/\/localhost:(\d+)/.exec(output())?.[1]
    if (port) return Number(port)
    if (hasEnded) throw new Error(`the server did not start: ${errors()}`)
    await Promise.race([once(child.stdout as NodeJS.ReadableStream, "data"), ended])
  }
}

async function refusal(env: Record<string, string>, args?: readonly string[]): Promise<string> {
  const attempt = run(env, args)
  expect(await attempt.ended).toBe(1)
  expect(attempt.errors().trimEnd().split("\n")).toHaveLength(1)
  return attempt.errors().trimEnd()
}

const send = (at: number, key: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${at}/functions/forms-send_answers`, {
    method: "POST",
    headers: { "idempotency-key": key },
    body: JSON.stringify({ data: { form: "feedback", answers: { topic: "idea", text: "More moons" } } }),
  })

let first: Run
let port: number
beforeAll(async () => {
  chmodSync(dataDir, 0o755)
  first = run({})
  port = await ready(first)
}, 60_000)
afterEach(() => {
  for (const child of started) if (child !== first.child) child.kill("SIGKILL")
})
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL")
  await first.ended
  rmSync(dataDir, { recursive: true, force: true })
})

it("prints its settings without secrets", async () => {
  expect(first.output()).toContain(`DATA_DIR=${dataDir}`)
  const other = run({
    AUTH_SECRET: "s".repeat(40),
    SMTP_URL: "smtp://me:hunter2@mail.example",
    DATABASE_URL: "postgres://u:hunter2@127.0.0.1:1/x",
  })
  await other.ended
  expect(other.output()).toContain("AUTH_SECRET=(set)")
  expect(other.output() + other.errors()).not.toMatch(/hunter2|ssss/)
})

it("refuses a data folder that another server uses", async () => {
  expect(await refusal({})).toBe(
    `Another Confetti (process ${first.child.pid}) already uses ${dataDir}. Stop it first, or set another DATA_DIR.`,
  )
})

it("refuses several processes on the embedded database, and a number that is none", async () => {
  expect(await refusal({}, ["--processes", "2"])).toBe(
    "--processes needs DATABASE_URL: the embedded database belongs to one process.",
  )
  expect(await refusal({}, ["--processes", "many"])).toBe("--processes must be a whole number from 1 to 64, not many.")
})

it.each([
  [{ PORT: "http" }, "Bad setting: PORT must be a whole number."],
  [
    { EMULATOR: "0" },
    "Set DATABASE_URL, AUTH_SECRET, PUBLIC_URL, SMTP_URL to start, or EMULATOR=1 to try Confetti on this machine only.",
  ],
  [
    { DATABASE_URL: "postgres://127.0.0.1:1/none" },
    "The database 127.0.0.1:1/none can't be used: connect ECONNREFUSED 127.0.0.1:1.",
  ],
  [{ DATA_DIR: "/dev/null/data" }, /^The folder \/dev\/null\/data can't be made: .*$/],
])("refuses %j in one line", async (env, line) => {
  expect(await refusal(env as Record<string, string>)).toMatch(line)
})

it("loses nothing it acknowledged when it is killed, and starts again", async () => {
  expect((await send(port, "kept")).status).toBe(200)
  first.child.kill("SIGKILL")
  await first.ended
  const database = await openDatabase({ DATA_DIR: dataDir })
  const saved = await database.db.selectFrom("idempotency_keys").select(["key", "status"]).execute()
  await database.close()
  expect(saved).toEqual([{ key: "kept", status: 200 }])
  first = run({})
  port = await ready(first)
  expect((await send(port, "kept")).status).toBe(200)
})

/** Files of its folder that other users of this machine can read or write. */
function openToOthers(): string[] {
  const names = ["", ...readdirSync(dataDir, { recursive: true, encoding: "utf8" })]
  return names.filter((name) => (lstatSync(join(dataDir, name)).mode & 0o077) !== 0)
}

it("keeps its folder to itself while it runs", () => {
  // PGlite opens these again when it likes: they name the database's own tables alone, and lie in a closed folder.
  expect(openToOthers().filter((name) => !name.endsWith("pg_internal.init"))).toEqual([])
})

it("refuses a port that is in use", async () => {
  const holder = createServer().listen(0, "127.0.0.1")
  await once(holder, "listening")
  const taken = String((holder.address() as AddressInfo).port)
  const dir = mkdtempSync(join(tmpdir(), "confetti-port-"))
  try {
    expect(await refusal({ PORT: taken, DATA_DIR: dir })).toBe(
      `Port ${taken} is in use. Stop what uses it, or set another PORT.`,
    )
  } finally {
    holder.close()
    rmSync(dir, { recursive: true })
  }
})

it("finishes what is under way when told to stop, takes nothing new, and then ends", async () => {
  const body = '{"data":null}'
  const socket = connect(port, "127.0.0.1")
  await once(socket, "connect")
  // Half a request is a request under way: its head and half its body are with the server.
  socket.write(
    `POST /functions/users-get_home_feed HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\ncontent-length: ${body.length}\r\n\r\n`,
  )
  expect(await nextText(socket)).toContain("100 Continue")
  socket.write(body.slice(0, 4))
  first.child.kill("SIGTERM")
  while (await canConnect(port)) {
    // The server still listens until the signal is handled.
  }
  socket.write(body.slice(4))
  const answer = await nextText(socket)
  expect(answer).toContain("HTTP/1.1 200 OK")
  expect(answer).toContain('{"result":[]}')
  expect(await first.ended).toBe(0)
  expect(openToOthers()).toEqual([])
})

it("does not put another pack in the place of its content", async () => {
  const other = makePackFolder({ "pack.yaml": "name: Tea\ntagline: T\ndescription: D\nlanguage: en\nlinks: {}\n" })
  expect(await refusal({ CONTENT_DIR: other.dir })).toMatch(
    `from ${pack}. Tiles it would remove: 0. Set CONTENT_DIR to that folder, or replace it with npm run content:import -- ${other.dir}.`,
  )
})

async function nextText(socket: Socket): Promise<string> {
  const [chunk] = (await once(socket, "data")) as [Buffer]
  return String(chunk)
}

async function canConnect(to: number): Promise<boolean> {
  const socket = connect(to, "127.0.0.1")
  try {
    await once(socket, "connect")
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
