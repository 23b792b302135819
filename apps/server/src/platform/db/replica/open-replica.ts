import { setTimeout as pause } from "node:timers/promises"
import type { Log } from "../../log.ts"
import { isDatabaseAway } from "../is-database-away.ts"
import type { OpenDatabase } from "../open-database.ts"
import { createPostgresPool } from "../open-postgres.ts"
import { createReplicaMonitor, lookMs, type ReplicaStatus } from "./create-replica-monitor.ts"
import { primaryPosition, replicaPosition } from "./positions.ts"
import type { Reads } from "./reads.ts"
import { type ReplicaOutcome, readsWithFallback } from "./reads-with-fallback.ts"

export type OpenReplica = {
  /** For reads that may be some seconds old. */
  reads: Reads
  /** For rows of a content version: at least as new. */
  readsOfVersion: (version: () => number) => Reads
  /** Lag in seconds at most; null without a replica, or if unknown. */
  lagSeconds: () => number | null
  close: () => Promise<void>
}

type Parts = {
  url: string | undefined
  primary: OpenDatabase
  isTraced: boolean
  log: Log
  count: (outcome: ReplicaOutcome) => void
}

/**
 * A replica for reads that tolerate staleness, while it is reachable, fast, and at most ten seconds behind; otherwise the primary answers.
 * The replica may come and go.
 */
export async function openReplica({ url, primary, isTraced, log: everybodys, count }: Parts): Promise<OpenReplica> {
  if (url === undefined) {
    const reads = { pool: primary.pool, db: primary.db }
    return { reads, readsOfVersion: () => reads, lagSeconds: () => null, close: async () => {} }
  }
  const log = everybodys.child({ database: "replica" })
  const { pool, check, close } = createPostgresPool(url, { log, isReadOnly: true })
  if (isTraced) pool.trace()
  let isChecked = false
  let error: unknown = null
  const monitor = createReplicaMonitor({
    askPrimary: () => primaryPosition(primary.pool),
    askReplica: async () => {
      if (!isChecked) await check()
      isChecked = true
      return replicaPosition(pool)
    },
    onError: (reason) => (error = reason),
    now: () => performance.now(),
  })
  let status: ReplicaStatus | null = null
  async function look(): Promise<void> {
    error = null
    await monitor.look()
    const before = status
    status = monitor.status()
    if (status === before) return
    if (status === "used") log.info("reads that tolerate staleness go to the replica")
    else
      log.warn({ status, ...(error !== null && { err: error }) }, "the replica is not used; reading from the primary")
  }
  const timer = setInterval(() => void look(), lookMs)
  timer.unref()
  const readsUnless = (reasonAgainst: () => ReplicaOutcome | null): Reads =>
    readsWithFallback({ primary: primary.pool, replica: pool, reasonAgainst, onFailure, count })
  const refusal = (): ReplicaOutcome | null => {
    const now = monitor.status()
    return now === "used" ? null : now
  }
  // The initial reads are large and should use the replica; one that is away delays nothing.
  await Promise.race([look(), pause(lookMs, undefined, { ref: false })])

  function onFailure(reason: unknown): void {
    if (isDatabaseAway(reason)) monitor.lose()
  }

  return {
    reads: readsUnless(refusal),
    readsOfVersion: (version) =>
      readsUnless(() => refusal() ?? (monitor.contentVersion() < version() ? "older" : null)),
    lagSeconds: () => {
      const behind = monitor.behindMs()
      return Number.isFinite(behind) ? behind / 1000 : null
    },
    close: () => {
      clearInterval(timer)
      return close()
    },
  }
}
