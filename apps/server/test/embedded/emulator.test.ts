// @module-tag embedded
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { request } from "node:http"
import { networkInterfaces, tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { afterAll, afterEach, expect, it, vi } from "vitest"
import { startEnv } from "../../../../tools/start-env.mjs"
import { readCommandConfig } from "../../src/platform/config.ts"

// A whole program starts, with a database of its own: on a busy machine that takes a while.
vi.setConfig({ testTimeout: 60_000 })

const settings = {
  PUBLIC_URL: "https://feed.example",
  DATABASE_URL: "postgres://127.0.0.1:1/none",
  AUTH_SECRET: "s".repeat(32),
  SMTP_URL: "smtp://127.0.0.1:1",
}
const dirs: string[] = []
const started: ChildProcess[] = []
/** A data folder for both servers of this file: the second start finds its database made. */
const used = mkdtempSync(join(tmpdir(), "confetti-emulator-"))
afterAll(() => rmSync(used, { recursive: true, force: true }))
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode === null && child.kill("SIGKILL")) await once(child, "close")
  }
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true })
})

/** The program as `npm start` runs it. */
function start(env: Record<string, string>) {
  const dir = mkdtempSync(join(tmpdir(), "confetti-emulator-"))
  dirs.push(dir)
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const given = { PATH, NODE_COMPILE_CACHE, PORT: "0", DATA_DIR: dir, DRAW_AHEAD: "0", ...env }
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../src/bin/api.ts")], {
    env: startEnv({ ...given, CONTENT_DIR: join(import.meta.dirname, "../fixtures/pack") }),
  })
  started.push(child)
  return child
}

/** The program's start line, and its port. */
async function ready(child: ReturnType<typeof start>): Promise<{ port: number; line: string }> {
  let output = ""
  for await (const chunk of child.stdout) {
    output += chunk
    const line = /^.*\nStudio: .*$/m.exec(output)?.[0]
    const port = /ready at http:\/\/localhost:(\d+)/.exec(output)?.[1]
    if (line !== undefined && port !== undefined) return { port: Number(port), line }
  }
  throw new Error(`it did not start: ${output}`)
}

type Asked = { host?: string; path?: string; method?: string; headers?: Record<string, string> }

/** The status, or null where nobody answers. */
function ask(port: number, { host = "127.0.0.1", path = "/emulator/mail", method = "GET", headers = {} }: Asked = {}) {
  return new Promise<number | null>((done) => {
    const asking = request({ host, port, path, method, headers }, (response) => {
      response.resume()
      done(response.statusCode ?? null)
    })
    asking.on("error", () => done(null)).end()
  })
}

const ofTheNetwork = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === "IPv4")?.address

it("is what npm start makes of no settings, and of none that is meant for others; so do the commands", () => {
  expect(startEnv({})).toMatchObject({ EMULATOR: "1" })
  for (const [name, value] of Object.entries(settings)) {
    expect([name, startEnv({ [name]: value })["EMULATOR"]]).toEqual([name, undefined])
    expect([name, readCommandConfig({ [name]: value }).EMULATOR]).toEqual([name, false])
  }
  expect(readCommandConfig({}).EMULATOR).toBe(true)
  expect(startEnv({ EMULATOR: "0" })["EMULATOR"]).toBe("0")
})

it("does not start for others", async () => {
  const child = start({ ...settings, EMULATOR: "1" })
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "close")])
  expect(errors).toMatch(/^EMULATOR=1 is only for this machine, but PUBLIC_URL is https:\/\/feed\.example\./)
  expect(code).toBe(1)
})

it("serves this machine alone, on both of its own addresses, and says how a phone gets in", async () => {
  const { port, line } = await ready(start({ DATA_DIR: used }))
  expect(line).toMatch(
    /^Only this machine can open the app. HOST=0\.0\.0\.0 .*\nStudio: http:\/\/localhost:\d+\/studio, sign in as editor@confetti\.test; the code is at http:\/\/localhost:\d+\/emulator\/mail$/,
  )
  expect(await ask(port)).toBe(200)
  expect(await ask(port, { headers: { host: "localhost" } })).toBe(200)
  const hasIPv6 = networkInterfaces()["lo"]?.some(({ address }) => address === "::1") ?? false
  expect(await ask(port, { host: "::1" })).toBe(hasIPv6 ? 200 : null)
  if (ofTheNetwork !== undefined) expect(await ask(port, { host: ofTheNetwork, path: "/healthz" })).toBeNull()
})

it("opened to a network, keeps its mail and its calls to this machine", async () => {
  const { port, line } = await ready(start({ HOST: "0.0.0.0", DATA_DIR: used }))
  expect(line).toMatch(/^Anyone who can reach 0\.0\.0\.0 can open the app\. Mail is shown to this machine only\./)
  const asked = [
    { path: "/emulator/mail", known: 200 },
    { path: "/emulator/changes", known: 200 },
    { path: "/demo/us-central1/users-get_home_feed", method: "POST", known: 400 },
  ]
  for (const { known, ...what } of asked) {
    const foreign: Asked[] = [
      { headers: { host: "evil.test" } },
      { headers: { "x-forwarded-for": "127.0.0.1" } },
      { headers: { "x-forwarded-for": "203.0.113.9" } },
      ...(ofTheNetwork === undefined ? [] : [{ host: ofTheNetwork, headers: { host: "localhost" } }]),
    ]
    expect(await ask(port, what)).toBe(known)
    for (const sender of foreign) {
      const status = (await ask(port, { ...what, ...sender })) ?? 0
      // Pages take what nothing else does, where the app is built.
      expect([what, sender, [404, 405, 503].includes(status)]).toEqual([what, sender, true])
    }
  }
  if (ofTheNetwork !== undefined) expect(await ask(port, { host: ofTheNetwork, path: "/healthz" })).toBe(200)
})
