import { expect, it, vi } from "vitest"
import { type Claimed, startQueueWorker } from "./queue-worker.ts"

const queue = { atOnce: 2, batchSize: 5, limitSeconds: 60, retryLimit: 1, retentionDays: 1 }

/** A queue in memory that keeps what became of each job. */
function memoryQueue(count: number) {
  const left: Claimed[] = Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    retryCount: 0,
    data: { name: "probe", payload: {} },
  }))
  const ended = { completed: [] as string[], failed: [] as string[], released: [] as string[] }
  let reports = 0
  return {
    left,
    ended,
    reports: () => reports,
    claim: async (atMost: number) => left.splice(0, atMost),
    complete: async (jobs: Claimed[]) => {
      reports += 1
      ended.completed.push(...jobs.map(({ id }) => id))
    },
    fail: async ({ id }: Claimed) => {
      ended.failed.push(id)
    },
    release: async (jobs: Claimed[]) => {
      ended.released.push(...jobs.map(({ id }) => id))
    },
  }
}

const ids = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, at) => `${from + at}`)

it("goes past a job that never ends and one that fails", async () => {
  const source = memoryQueue(20)
  const hung = new Promise<void>(() => {})
  const run = async ({ id }: Claimed): Promise<void> => {
    if (id === "0") return hung
    if (id === "1") throw new Error("poisoned")
  }
  const worker = startQueueWorker(queue, source, run, () => {})
  await vi.waitFor(() => expect(source.ended.completed).toHaveLength(18))
  expect(source.ended).toEqual({ completed: ids(2, 20), failed: ["1"], released: [] })
  await worker.stop(0)
})

it("gives up a job that takes too long, and goes on in its place", async () => {
  const source = memoryQueue(4)
  const run = ({ id }: Claimed): Promise<void> => (id === "0" ? new Promise(() => {}) : Promise.resolve())
  const worker = startQueueWorker({ ...queue, atOnce: 1, limitSeconds: 0.02 }, source, run, () => {})
  await vi.waitFor(() => expect(source.ended.completed).toEqual(["1", "2", "3"]))
  expect(source.ended.failed).toEqual(["0"])
  await worker.stop(0)
})

it("never does more at once than it may, and reports together what ended together", async () => {
  const source = memoryQueue(100)
  let running = 0
  let most = 0
  const run = async (): Promise<void> => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running -= 1
  }
  const worker = startQueueWorker(queue, source, run, () => {})
  await vi.waitFor(() => expect(source.ended.completed).toHaveLength(100))
  expect(most).toBe(2)
  expect(source.reports()).toBeLessThan(100)
  await worker.stop(0)
})

it("stopped in a batch, finishes what it began and puts back the rest, each once", async () => {
  const source = memoryQueue(8)
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  const run = ({ id }: Claimed): Promise<void> => {
    begun.push(id)
    return gate.promise
  }
  const worker = startQueueWorker(queue, source, run, () => {})
  await vi.waitFor(() => expect(begun).toEqual(["0", "1"]))
  const stopped = worker.stop(60_000)
  gate.resolve()
  await stopped
  const { completed, released } = source.ended
  expect(completed).toEqual(begun)
  expect([...completed, ...released, ...source.left.map(({ id }) => id)]).toEqual(ids(0, 8))
})

it("goes on after the database was away", async () => {
  const source = memoryQueue(3)
  const { claim } = source
  let isAway = true
  source.claim = async (atMost) => {
    if (isAway) throw new Error("away")
    return claim(atMost)
  }
  const onError = vi.fn()
  const worker = startQueueWorker(queue, source, async () => {}, onError)
  await vi.waitFor(() => expect(onError).toHaveBeenCalled())
  isAway = false
  worker.wake()
  await vi.waitFor(() => expect(source.ended.completed).toEqual(ids(0, 3)))
  await worker.stop(0)
})
