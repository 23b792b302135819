// npm run drill:cost -- [--seconds 120] [--readers 50]
// One account at one address sends everything that costs a server more than its sender, as fast as the default limits let it, beside people who
// only read. What they wait for is compared with what they waited for before, in the same run; nothing may answer 5xx, and neither
// the server's memory nor its disk may run away.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { constants, tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { parseArgs } from "node:util"
import { defined } from "@confetti/domain/defined"
import { freePort } from "../../../apps/server/test/free-port.ts"
import { runProgram, startProgram, stopAll } from "../../server/processes.ts"
import { type Player, seedPlayers } from "../seed-players.ts"
import type { Attack, Attacked } from "./attack.ts"

const { PRIORITY_LOW } = constants.priority
const { values: options } = parseArgs({
  options: { seconds: { type: "string", default: "120" }, readers: { type: "string", default: "50" } },
})
const seconds = Number(options.seconds)
const calmSeconds = 30
const mostSlower = 3
/** Megabytes. */
const mostMemory = 400
const mostDisk = 200

type Waits = { ms: number[]; failed: string[] }

const folder = mkdtempSync(join(tmpdir(), "confetti-cost-"))
const place = { DATA_DIR: join(folder, "data") }

/** Each reader requests something about once a second: a page, the feed, its data, their points. */
async function read(readers: readonly Player[], origin: string, forSeconds: number): Promise<Waits> {
  const waits: Waits = { ms: [], failed: [] }
  const endsAt = performance.now() + forSeconds * 1000
  const call = (name: string) => ({ path: `/functions/${name}`, init: { method: "POST", body: '{"data":null}' } })
  const asked = [
    { path: "/", init: {} },
    call("users-get_home_feed"),
    { path: "/documents/categories", init: {} },
    call("points-get_overview"),
  ]
  const visit = async ({ headers }: Player, at: number) => {
    await pause((at / readers.length) * 1000)
    for (let turn = at; performance.now() < endsAt; turn += 1) {
      const { path, init } = defined(asked[turn % asked.length])
      const began = performance.now()
      const type = path.startsWith("/functions/") ? { "content-type": "application/json" } : {}
      const response = await fetch(origin + path, { ...init, headers: { ...headers, ...type } })
      await response.arrayBuffer()
      const took = performance.now() - began
      waits.ms.push(took)
      if (response.status !== 200) waits.failed.push(`${response.status} ${path}`)
      await pause(Math.max(0, 1000 - took))
    }
  }
  await Promise.all(readers.map(visit))
  waits.ms.sort((a, b) => a - b)
  return waits
}

const quantile = ({ ms }: Waits, share: number): number => ms[Math.floor(ms.length * share)] ?? 0

/** Megabytes of memory that a process holds. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? []
  return Number(kilobytes) / 1024
}

/** Megabytes of all files below a folder. */
function sizeOf(path: string): number {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).filter((file) => existsSync(file))
  return paths.reduce((sum, file) => sum + statSync(file).size, 0) / 1024 ** 2
}

async function drill(): Promise<boolean> {
  const readerCount = Number(options.readers)
  const { people } = await seedPlayers(place, { people: readerCount + 1, installations: 0, now: Date.now() })
  const [attacker, ...readers] = people
  const port = await freePort()
  const pid = await startProgram(join(import.meta.dirname, "../../../apps/server/src/bin/api.ts"), {
    ...place,
    PORT: String(port),
    HOST: "127.0.0.1",
    EMULATOR: "1",
    LOG_LEVEL: "error",
    TRUST_PROXY: "1",
    THOUGHTS: "on",
    UPLOADS: "on",
    GAMES: "QUIZ_ME",
    CONTENT_DIR: join(folder, "none"),
  })
  const origin = `http://127.0.0.1:${port}`
  const attack: Attack = { origin, headers: defined(attacker).headers, seconds }
  // Attackers have a machine of their own: here they take what the server and its readers leave.
  const send = (part: Partial<Attack> = {}) =>
    runProgram(join(import.meta.dirname, "attack.ts"), JSON.stringify({ ...attack, ...part }), PRIORITY_LOW)
  // A server that has run for a day has compiled all that it runs.
  await Promise.all([read(readers, origin, 5), send({ seconds: 0 })])
  const calm = await read(readers, origin, calmSeconds)
  const before = { memory: memoryOf(pid), disk: sizeOf(place.DATA_DIR) }
  let peak = before.memory
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), 500)
  const [answers, beside] = await Promise.all([send(), read(readers, origin, seconds)])
  clearInterval(watch)
  const attacked = JSON.parse(answers) as Attacked
  return judge(attacked, calm, beside, { memory: peak - before.memory, disk: sizeOf(place.DATA_DIR) - before.disk })
}

function judge(attacked: Attacked, calm: Waits, beside: Waits, grown: { memory: number; disk: number }): boolean {
  for (const [name, statuses] of Object.entries(attacked))
    console.log(
      `${name.padEnd(34)} ${Object.entries(statuses)
        .map(([status, times]) => `${status} × ${times}`)
        .join(", ")}`,
    )
  const show = (name: string, waits: Waits) =>
    console.log(
      `${name.padEnd(34)} ${waits.ms.length} requests, p50 ${quantile(waits, 0.5).toFixed(1)} ms, p99 ${quantile(waits, 0.99).toFixed(1)} ms, longest ${quantile(waits, 1 - Number.EPSILON).toFixed(0)} ms`,
    )
  show("readers in calm", calm)
  show("readers beside it", beside)
  const slower = quantile(beside, 0.99) / quantile(calm, 0.99)
  const broken = Object.values(attacked).flatMap((statuses) =>
    Object.keys(statuses).filter((status) => Number(status) >= 500),
  )
  const checks = [
    {
      what: `readers' p99 is ${slower.toFixed(1)} times its calm value (at most ${mostSlower})`,
      isMet: slower <= mostSlower,
    },
    {
      what: `${beside.failed.length} readers' requests failed ${beside.failed.slice(0, 3).join(", ")}`,
      isMet: beside.failed.length === 0,
    },
    { what: `${broken.length} kinds of request were answered by 5xx`, isMet: broken.length === 0 },
    {
      what: `memory grew by ${grown.memory.toFixed(0)} MB at its peak (at most ${mostMemory})`,
      isMet: grown.memory <= mostMemory,
    },
    { what: `the disk by ${grown.disk.toFixed(0)} MB (at most ${mostDisk})`, isMet: grown.disk <= mostDisk },
  ]
  for (const { what, isMet } of checks) console.log(`${isMet ? "ok    " : "FAILED"} ${what}`)
  return checks.every(({ isMet }) => isMet)
}

try {
  if (!(await drill())) process.exitCode = 1
} finally {
  await stopAll()
  rmSync(folder, { recursive: true, force: true })
}
