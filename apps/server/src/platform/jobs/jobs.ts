import type { Tx } from "../db/open-database.ts"
import type { QueueName } from "./queues.ts"

export type SendOptions = {
  /** Jobs of one name with equal keys wait in line only once. */
  key?: string
  /** Whom the payload names: an erasure drops the job. */
  userId?: string
  afterSeconds?: number
  /** Of jobs that are due, the highest goes first, and of equals whoever came first. 0 unless it says otherwise. */
  priority?: number
}

export type Backlog = {
  count: number
  /** How long the one that is due the longest has waited; 0 where there is none. */
  oldestSeconds: number
}

export type Jobs = {
  /** Queues a job in this transaction: it exists if the transaction commits. */
  send: (tx: Tx, name: string, payload: object, options?: SendOptions) => Promise<void>
  forget: (tx: Tx, userId: string) => Promise<void>
  /** The jobs that are due and not taken up yet. Counted anew after a few seconds. */
  backlog: () => Promise<Record<QueueName, Backlog>>
}
