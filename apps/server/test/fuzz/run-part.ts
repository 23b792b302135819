import { type Fault, startFuzzServer } from "./fuzz-server.ts"
import { describeGrowth, measureSize, type Size } from "./measure-size.ts"

export type FuzzOptions = {
  /** Requests a route. */
  count: number
  /** The first request's; each has the one after, through all routes. */
  seed: number
  /** Only the route of this name; where there is none, those whose names have this in them. */
  route: string
  /** Every how many-th of these routes is this process's, and from which on. */
  parts: number
  part: number
}

/** Nothing grows by fewer requests at a route. */
const fewToGrow = 1000

/** Fuzzes some routes on a server of its own, and says what it found. Gives whether nothing was wrong. */
export async function runPart({ count, seed, route: named, parts, part }: FuzzOptions): Promise<boolean> {
  const fuzzed = await startFuzzServer()
  const exactly = fuzzed.routes.filter(({ name }) => name === named)
  const routes = exactly.length > 0 ? exactly : fuzzed.routes.filter(({ name }) => name.includes(named))
  const faults: Fault[] = []
  const byStatus = new Map<number, number>()
  let requests = 0
  const startedAt = performance.now()
  const first = await measureSize(fuzzed.server.db)
  let size: Size = first
  for (const [at, route] of routes.entries()) {
    if (at % parts !== part) continue
    const routeStartedAt = performance.now()
    // Other requests at each, so that what is odd about a header is met by few of them.
    const result = await fuzzed.fuzz(route, seed + at * count, count)
    const took = (performance.now() - routeStartedAt) / 1000
    faults.push(...result.faults)
    requests += result.requests
    for (const [status, times] of result.byStatus) byStatus.set(status, (byStatus.get(status) ?? 0) + times)
    console.log(
      `${String(at + 1).padStart(3)}/${routes.length} ${route.name}: ${listed(result.byStatus)}, ${took.toFixed(1)} s`,
    )
    const failedJobs = await fuzzed.settleJobs()
    for (const job of failedJobs) console.log(`    A job failed: ${job}`)
    if (failedJobs.length > 0) faults.push({ route: route.name, seed: seed + at * count, what: "a failed job" })
    if (count < fewToGrow) continue
    const after = await measureSize(fuzzed.server.db)
    for (const what of describeGrowth(size, after, count / 4)) console.log(`    ${what}`)
    size = after
  }
  const last = await measureSize(fuzzed.server.db)
  await fuzzed.stop()

  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`${requests} requests in ${seconds} s, from seed ${seed} on: ${listed(byStatus)}`)
  console.log(`The heap went from ${megabytes(first)} to ${megabytes(last)} MB.`)
  for (const fault of firstOfEach(faults).slice(0, 50)) printFault(fault)
  console.log(
    faults.length === 0
      ? "Every request was answered, no answer was a 5xx, each refusal said why, and no job failed."
      : `${faults.length} answers were wrong.`,
  )
  return faults.length === 0
}

const megabytes = ({ heap }: Size): string => (heap / 2 ** 20).toFixed(0)

function listed(byStatus: ReadonlyMap<number, number>): string {
  return [...byStatus]
    .toSorted(([one], [other]) => one - other)
    .map(([status, times]) => `${status}×${times}`)
    .join(" ")
}

/** The first of each kind at each route. */
function firstOfEach(all: readonly Fault[]): Fault[] {
  return [...Map.groupBy(all, ({ what, route }) => `${what} ${route}`).values()].flatMap(([first]) => first ?? [])
}

function printFault({ route, seed, what, sent }: Fault): void {
  console.log(`${what}: ${route}: npm run fuzz -- --route "${route}" --seed ${seed} --count 1`)
  if (!sent) return
  const { method, path, headers, body } = sent.request
  const { authorization: _secret, ...shown } = headers
  console.log(`    ${method} ${path.slice(0, 200)} ${JSON.stringify(shown).slice(0, 300)}`)
  console.log(`    ${JSON.stringify(body?.toString().slice(0, 300) ?? "")}`)
  console.log(`    ${JSON.stringify(sent.answer.text.slice(0, 200))}`)
}
