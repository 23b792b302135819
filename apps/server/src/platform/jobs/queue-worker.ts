import { setImmediate, setTimeout as sleep } from "node:timers/promises"
import { asError } from "../thrown.ts"
import type { Queue } from "./queues.ts"

/** A claimed job. `retryCount` distinguishes attempts; `traceparent` is its sender's span. */
export type Claimed = { id: string; retryCount: number; data: { name: string; payload: object; traceparent?: string } }

export type QueueSource = {
  claim: (atMost: number) => Promise<Claimed[]>
  complete: (jobs: Claimed[]) => Promise<void>
  fail: (job: Claimed, error: Error) => Promise<void>
  release: (jobs: Claimed[]) => Promise<void>
}

export type QueueWorker = {
  /** Looks for jobs at once, and often for a while. */
  wake: () => void
  /** Begins nothing more, waits at most this long for running jobs, and returns the others. */
  stop: (timeoutMs: number) => Promise<void>
}

const shortestGapMs = 40
const longestGapMs = 2000

/**
 * Runs the jobs of a queue. It does not pause while there are any, and polls less and less often without. Finished jobs are reported in
 * batches.
 */
export function startQueueWorker(
  { atOnce, batchSize, limitSeconds }: Queue,
  { claim, complete, fail, release }: QueueSource,
  run: (job: Claimed) => Promise<void>,
  onError: (error: unknown) => void,
): QueueWorker {
  const claimed: Claimed[] = []
  const running = new Set<Promise<void>>()
  const done: Claimed[] = []
  let reporting: Promise<void> | null = null
  let isStopping = false
  let gapMs = shortestGapMs
  let pause = new AbortController()

  async function attend(): Promise<void> {
    while (!isStopping) {
      if (claimed.length === 0) claimed.push(...(await claim(batchSize).catch(noneAfter(onError))))
      if (claimed.length === 0) {
        await sleep(gapMs, undefined, { signal: pause.signal }).catch(() => {})
        gapMs = Math.min(gapMs * 2, longestGapMs)
        continue
      }
      gapMs = shortestGapMs
      for (let job = claimed[0]; job && running.size < atOnce && !isStopping; job = claimed[0]) begin(job)
      if (running.size >= atOnce) await Promise.race(running)
    }
    if (claimed.length > 0) await release(claimed.splice(0)).catch(onError)
  }

  function begin(job: Claimed): void {
    claimed.shift()
    const work = within(limitSeconds * 1000, run(job)).then(
      () => report(job),
      (error: unknown) => fail(job, asError(error)).catch(onError),
    )
    running.add(work)
    void work.finally(() => running.delete(work))
  }

  function report(job: Claimed): void {
    done.push(job)
    reporting ??= reportDone().finally(() => {
      reporting = null
    })
  }

  async function reportDone(): Promise<void> {
    await setImmediate()
    while (done.length > 0) await complete(done.splice(0)).catch(onError)
  }

  const attending = attend()

  return {
    wake: () => {
      gapMs = shortestGapMs
      pause.abort()
      pause = new AbortController()
    },
    stop: async (timeoutMs) => {
      isStopping = true
      pause.abort()
      const finish = async (): Promise<void> => {
        await attending
        await Promise.all(running)
        await reporting
      }
      const patience = new AbortController()
      await Promise.race([finish(), sleep(timeoutMs, undefined, { signal: patience.signal }).catch(() => {})])
      patience.abort()
    },
  }
}

const noneAfter = (onError: (error: unknown) => void) => (error: unknown) => {
  onError(error)
  return []
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const patience = new AbortController()
  const tooLong = sleep(milliseconds, undefined, { signal: patience.signal, ref: false }).then(
    () => {
      throw new Error("took too long")
    },
    () => {},
  )
  try {
    await Promise.race([work, tooLong])
  } finally {
    patience.abort()
  }
}
