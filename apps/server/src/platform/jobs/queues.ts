import { keysOf } from "@confetti/domain/keys"
import type { QueueOptions } from "pg-boss"

export type Queue = {
  /** Concurrent jobs of a process. All queues together stay below a pool's connections. */
  atOnce: number
  batchSize: number
  /** Seconds after which a job has failed and its place is free. */
  limitSeconds: number
  retryLimit: number
  /** Days that a job waits before it is dropped. */
  retentionDays: number
}

/**
 * Separate queues, so that one kind of work never delays another. `jobs` is the only queue of an earlier version: its jobs are still run,
 * and backups of that version restored.
 */
export const queues = {
  orders: { atOnce: 2, batchSize: 10, limitSeconds: 20, retryLimit: 20, retentionDays: 365 },
  mail: { atOnce: 3, batchSize: 10, limitSeconds: 60, retryLimit: 10, retentionDays: 7 },
  erasures: { atOnce: 1, batchSize: 2, limitSeconds: 300, retryLimit: 20, retentionDays: 365 },
  "follow-ups": { atOnce: 1, batchSize: 10, limitSeconds: 30, retryLimit: 8, retentionDays: 30 },
  // Retries are decided by the upload's lease.
  uploads: { atOnce: 1, batchSize: 1, limitSeconds: 840, retryLimit: 2, retentionDays: 7 },
  nightly: { atOnce: 1, batchSize: 1, limitSeconds: 3600, retryLimit: 8, retentionDays: 14 },
  jobs: { atOnce: 1, batchSize: 10, limitSeconds: 60, retryLimit: 8, retentionDays: 365 },
} as const satisfies Record<string, Queue>

export type QueueName = keyof typeof queues

export const queueNames = keysOf(queues)

const daySeconds = 86_400

/** A claim outlasts its batch, so that only a crashed process loses a job. */
export function queueOptions({ atOnce, batchSize, limitSeconds, retryLimit, retentionDays }: Queue) {
  return {
    retryLimit,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: Math.ceil((limitSeconds * (batchSize + atOnce)) / atOnce) + 30,
    retentionSeconds: retentionDays * daySeconds,
    deleteAfterSeconds: daySeconds,
  } satisfies QueueOptions
}
