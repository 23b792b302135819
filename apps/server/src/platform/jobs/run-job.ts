import type { Services } from "../services.ts"
import { asError } from "../thrown.ts"
import type { RunJob } from "./open-jobs.ts"
import type { QueueName } from "./queues.ts"

/** Work done later, at least once: running it twice must be harmless. The payload is JSON. */
export type Job<Payload extends object = object> = {
  name: string
  queue?: QueueName
  /** A cron schedule in UTC; the payload is empty. */
  schedule?: string
  run: (payload: Payload, services: Services) => Promise<void>
}

export function jobRunner(jobs: readonly Job<never>[], services: Services): RunJob {
  const byName = new Map(jobs.map((job) => [job.name, job]))

  async function run(name: string, payload: object): Promise<void> {
    const job = byName.get(name)
    if (!job) throw new Error(`there is no job called ${name}`)
    await job.run(payload as never, services)
  }

  async function attempt(name: string, payload: object, label: string): Promise<void> {
    const startedAt = performance.now()
    const error = await run(name, payload).then(() => null, asError)
    services.metrics.observeJob(label, error === null ? "done" : "failed", performance.now() - startedAt)
    if (error === null) return
    services.log.error({ err: error, job: name }, "a job failed")
    // The queue stores errors, and a database error can name a person.
    throw new Error(`${name} failed`)
  }

  return (name, payload, traceparent) => {
    // Unknown names must not become labels.
    const label = byName.has(name) ? name : "unknown"
    const { tracing } = services
    if (tracing === null) return attempt(name, payload, label)
    return tracing.traceJob({ name: label, traceparent }, () => attempt(name, payload, label))
  }
}

/** The queue of a job. Unknown jobs go to `nightly`, where nobody waits. */
export function queueByName(jobs: readonly Job<never>[]): (name: string) => QueueName {
  const byName = new Map(jobs.map(({ name, queue = "nightly" }) => [name, queue]))
  return (name) => byName.get(name) ?? "nightly"
}

export function schedulesOf(jobs: readonly Job<never>[]): Map<string, string> {
  return new Map(jobs.flatMap(({ name, schedule }) => (schedule === undefined ? [] : [[name, schedule] as const])))
}
