import type { PrimaryPosition, ReplicaPosition } from "./positions.ts"

export const lookMs = 1000
export const mostBehindMs = 10_000
/** Milliseconds after which a replica counts as slow, if the primary is not. */
export const slowMs = 500

/** `foreign` is a server that is no replica, or of another database. */
export type ReplicaStatus = "used" | "away" | "behind" | "slow" | "foreign"

export type ReplicaMonitor = {
  status: () => ReplicaStatus
  /** Milliseconds of lag at most; Infinity if unknown. */
  behindMs: () => number
  contentVersion: () => number
  /** Stops using it until it answers a check. */
  lose: () => void
  /** Call it every `lookMs`. Resolves when the check is done. */
  look: () => Promise<void>
}

type Parts = {
  askPrimary: () => Promise<PrimaryPosition>
  askReplica: () => Promise<ReplicaPosition>
  onError: (error: unknown) => void
  /** Milliseconds of a monotonic clock. */
  now: () => number
}

/** Start of the current query, and duration of the last. */
type Asking = { since: number | null; took: number }

/**
 * Measures a replica's lag by the latest position of the primary that it has replayed. That needs no synchronised clocks and no writes, and
 * detects a replica that lost its primary. While the primary is away, nothing new is acknowledged, so the last result holds.
 */
export function createReplicaMonitor({ askPrimary, askReplica, onError, now }: Parts): ReplicaMonitor {
  /** Positions of the primary by time, earliest first. */
  let positions: { askedAt: number; written: number }[] = []
  let primaryIdentity: string | null = null
  let isPrimaryAway = false
  let latest: ReplicaPosition | null = null
  /** The replica has everything acknowledged until then. */
  let caughtUpUntil = -Infinity
  const askingPrimary: Asking = { since: null, took: 0 }
  const askingReplica: Asking = { since: null, took: 0 }

  async function ask<Answer>(asking: Asking, question: () => Promise<Answer>): Promise<Answer> {
    const since = now()
    asking.since = since
    try {
      return await question()
    } finally {
      asking.since = null
      asking.took = now() - since
    }
  }

  async function lookAtPrimary(): Promise<void> {
    if (askingPrimary.since !== null) return
    const askedAt = now()
    try {
      const { identity, written } = await ask(askingPrimary, askPrimary)
      isPrimaryAway = false
      primaryIdentity = identity
      // After a restore the log is another one, and earlier positions are useless.
      if (written < (positions.at(-1)?.written ?? 0)) {
        positions = []
        caughtUpUntil = -Infinity
        latest = null
      }
      positions = positions.filter((each) => askedAt - each.askedAt < mostBehindMs)
      positions.push({ askedAt, written })
      compare()
    } catch {
      isPrimaryAway = true
    }
  }

  async function lookAtReplica(): Promise<void> {
    if (askingReplica.since !== null) return
    try {
      latest = await ask(askingReplica, askReplica)
      compare()
    } catch (error) {
      latest = null
      onError(error)
    }
  }

  function compare(): void {
    const replayed = latest?.replayed ?? 0
    const reached = positions.findLast(({ written }) => written <= replayed)
    if (reached) caughtUpUntil = Math.max(caughtUpUntil, reached.askedAt)
  }

  function behindMs(): number {
    const asOf = isPrimaryAway ? positions.at(-1)?.askedAt : now()
    return Math.max(0, (asOf ?? Infinity) - caughtUpUntil)
  }

  const waited = ({ since, took }: Asking): number => Math.max(took, since === null ? 0 : now() - since)

  /** If both are slow, this process is. */
  const isSlow = (): boolean => !isPrimaryAway && waited(askingReplica) > slowMs && waited(askingPrimary) <= slowMs

  return {
    status: () => {
      if (latest === null) return "away"
      if (!latest.isReplica || latest.identity !== primaryIdentity) return "foreign"
      if (isSlow()) return "slow"
      return behindMs() > mostBehindMs ? "behind" : "used"
    },
    behindMs,
    contentVersion: () => latest?.contentVersion ?? 0,
    lose: () => {
      latest = null
    },
    look: async () => {
      await Promise.all([lookAtPrimary(), lookAtReplica()])
    },
  }
}
