import { keysOf } from "@confetti/domain/keys"
import type { QueueOptions } from "pg-boss"

export type Queue = {
  /** How many of its jobs one process does at a time. All of them together stay below the connections of a pool. */
  atOnce: number
  batchSize: number
  /** A job that takes longer has failed, and its place goes to the next. */
  limitSeconds: number
  retryLimit: number
  /** How long it waits for a worker before it is given up. */
  retentionDays: number
}

/**
 * Work waits in queues of its own, so that much of one kind never stands in the way of another. `jobs` is the one queue of an earlier
 * version: what waits there is still done, and backups of that version still find it.
 */
export const queues = {
  orders: { atOnce: 2, batchSize: 10, limitSeconds: 20, retryLimit: 20, retentionDays: 365 },
  mail: { atOnce: 3, batchSize: 10, limitSeconds: 60, retryLimit: 10, retentionDays: 7 },
  erasures: { atOnce: 1, batchSize: 2, limitSeconds: 300, retryLimit: 20, retentionDays: 365 },
  "follow-ups": { atOnce: 1, batchSize: 10, limitSeconds: 30, retryLimit: 8, retentionDays: 30 },
  // Who is tried again is decided by the upload's own lease, not here.
  uploads: { atOnce: 1, batchSize: 1, limitSeconds: 840, retryLimit: 2, retentionDays: 7 },
  nightly: { atOnce: 1, batchSize: 1, limitSeconds: 3600, retryLimit: 8, retentionDays: 14 },
  jobs: { atOnce: 1, batchSize: 10, limitSeconds: 60, retryLimit: 8, retentionDays: 365 },
} as const satisfies Record<string, Queue>

export type QueueName = keyof typeof queues

export const queueNames = keysOf(queues)

const daySeconds = 86_400

/** A claim outlasts the batch it is part of: only a process that died leaves a job to another. */
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
