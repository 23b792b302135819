// Lets people visit one address at the rates it is given, whatever comes back, and prints what came of it as JSON.
import { Agent, request } from "node:http"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import { seededRandom } from "../search/seeded-random.ts"
import { type Kind, makeVisit, type Step } from "./visits.ts"

export type Asked = {
  port: number
  tileIds: string[]
  /** Visits that begin in each second. */
  rates: number[]
  /** Seconds before anything counts: until as many visits end as begin. */
  settle: number
  seed: number
}

/** Milliseconds from when a request was due until its answer was whole. */
export type Latency = { p50: number; p99: number }

export type Driven = {
  seconds: number
  offered: number
  accepted: Record<Kind, { count: number } & Latency>
  all: Latency
  refused: Record<Kind, number>
  /** Refusals that don't say when to come back. */
  withoutRetryAfter: number
  failed: number
  /** Visits that were given up after they had been refused too often. */
  givenUp: number
  /** How late this program itself was, in milliseconds: what it measures is that much off. */
  ownDelayP99: number
}

const { port, tileIds, rates, settle, seed } = JSON.parse(process.argv[2] as string) as Asked
const random = seededRandom(seed)
const agent = new Agent({ keepAlive: true, maxSockets: 2000, scheduling: "lifo" })
const mostRefusals = 3
const kinds: Kind[] = ["robot", "read", "write"]
const latencies: Record<Kind, number[]> = { robot: [], read: [], write: [] }
const refused: Record<Kind, number> = { robot: 0, read: 0, write: 0 }
let [offered, withoutRetryAfter, failed, givenUp] = [0, 0, 0, 0]
const delay = monitorEventLoopDelay({ resolution: 5 })

type Answer = { status: number; retryAfter: number }

function ask({ method, path, headers, body }: Step): Promise<Answer> {
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }
    const asking = request({ agent, port, host: "127.0.0.1", method, path, headers: { ...headers, ...length } })
    asking.on("error", () => resolve({ status: 0, retryAfter: 0 }))
    asking.on("response", (response) => {
      const retryAfter = Number(response.headers["retry-after"] ?? 0)
      response.on("end", () => resolve({ status: response.statusCode ?? 0, retryAfter }))
      response.resume()
    })
    asking.end(body)
  })
}

/** Asks once more after as long as the server says. False when it was refused too often. */
async function take(step: Step): Promise<boolean> {
  for (let refusals = 0; refusals <= mostRefusals; refusals++) {
    const due = performance.now()
    const { status, retryAfter } = await ask(step)
    const counts = due - began >= 1000 * settle
    if (counts) offered++
    if (status >= 200 && status < 300) {
      if (counts) latencies[step.kind].push(performance.now() - due)
      return true
    }
    if (status !== 503) {
      failed++
      return true
    }
    if (counts) refused[step.kind]++
    if (retryAfter === 0) withoutRetryAfter++
    if (refusals < mostRefusals) await sleep(Math.max(1, retryAfter) * 1000)
  }
  return false
}

async function visit(): Promise<void> {
  for (const step of makeVisit(tileIds, random)) {
    if (step.thinkMs > 0) await sleep(step.thinkMs)
    if (!(await take(step))) {
      givenUp++
      return
    }
  }
}

delay.enable()
const began = performance.now()
const visits: Promise<void>[] = []
/** Visits begin evenly through each second. */
for (const [second, rate] of rates.entries()) {
  for (let at = 0; at < rate; at++) {
    const wait = began + 1000 * (second + at / rate) - performance.now()
    if (wait > 1) await sleep(wait)
    visits.push(visit())
  }
}
await sleep(Math.max(0, began + 1000 * rates.length - performance.now()))
const seconds = (performance.now() - began) / 1000 - settle
const counted = structuredClone({ offered, refused, withoutRetryAfter, failed, givenUp })
const taken = Object.fromEntries(kinds.map((kind) => [kind, latencies[kind].slice()])) as typeof latencies
const driven: Driven = {
  seconds,
  ...counted,
  accepted: Object.fromEntries(
    kinds.map((kind) => [kind, { count: taken[kind].length, ...latencyOf(taken[kind]) }]),
  ) as Driven["accepted"],
  all: latencyOf(kinds.flatMap((kind) => taken[kind])),
  ownDelayP99: delay.percentile(99) / 1e6,
}
console.log(JSON.stringify(driven))
// Visitors who are still thinking are not waited for.
process.exit()

function latencyOf(values: number[]): Latency {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}
