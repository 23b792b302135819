import type { Services } from "../services.ts"
import type { Job } from "./job.ts"
import type { RunJob } from "./open-jobs.ts"

/** Finds a job by its name and does it. */
export function jobRunner(jobs: readonly Job<never>[], services: Services): RunJob {
  const byName = new Map(jobs.map((job) => [job.name, job]))

  async function run(name: string, payload: object): Promise<void> {
    const job = byName.get(name)
    if (!job) throw new Error(`there is no job called ${name}`)
    await job.run(payload as never, services)
  }

  return async (name, payload) => {
    const error = await run(name, payload).then(() => null, asError)
    if (error === null) return
    services.log.error({ err: error, job: name }, "a job failed")
    // The queue keeps what it is told of a failure, and a database's error can name a person: it is told nothing more.
    throw new Error(`${name} failed`)
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}

/** When each job with a schedule is due. */
export function schedulesOf(jobs: readonly Job<never>[]): Map<string, string> {
  return new Map(jobs.flatMap(({ name, schedule }) => (schedule === undefined ? [] : [[name, schedule] as const])))
}
