import type { Tx } from "../db/open-database.ts"
import type { QueueName } from "./queues.ts"

export type SendOptions = {
  /** Jobs of one name with equal keys wait only once. */
  key?: string
  /** A person in the payload: their erasure deletes the job. */
  userId?: string
  afterSeconds?: number
  /** Due jobs run by priority, then in order. 0 by default. */
  priority?: number
}

export type Backlog = {
  count: number
  /** Seconds that the oldest due job has waited; 0 without one. */
  oldestSeconds: number
}

export type Jobs = {
  /** Queues a job in this transaction. */
  send: (tx: Tx, name: string, payload: object, options?: SendOptions) => Promise<void>
  forget: (tx: Tx, userId: string) => Promise<void>
  /** Due jobs that have not started, cached for a few seconds. */
  backlog: () => Promise<Record<QueueName, Backlog>>
}
