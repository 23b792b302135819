import type { PrimaryPosition, ReplicaPosition } from "./positions.ts"

export const lookMs = 1000
export const mostBehindMs = 10_000
/** A replica that takes longer to say where it is, while the primary does not, is slow, in milliseconds. */
export const slowMs = 500

/** `foreign` is what is no replica (any more), or one of another database. */
export type Standing = "used" | "away" | "behind" | "slow" | "foreign"

export type ReplicaMonitor = {
  standing: () => Standing
  /** How far behind it is at most, in milliseconds; Infinity where nobody knows. */
  behindMs: () => number
  contentVersion: () => number
  /** It did not answer: not used until it answers a look. */
  lose: () => void
  /** To be called every `lookMs`. Ends when what this look asked for is known. */
  look: () => Promise<void>
}

type Parts = {
  askPrimary: () => Promise<PrimaryPosition>
  askReplica: () => Promise<ReplicaPosition>
  onError: (error: unknown) => void
  /** Milliseconds, by a monotonic clock. */
  now: () => number
}

/** When the question under way was asked, and how long the last one took. */
type Asking = { since: number | null; took: number }

/**
 * Follows how far a replica is behind. It is as old as the latest position of the primary that it has replayed: that needs neither clocks that
 * agree nor a primary that writes, and a replica that has lost its primary is found out. While the primary itself is away, nothing new is
 * acknowledged, and the replica is believed to be as it was.
 */
export function createReplicaMonitor({ askPrimary, askReplica, onError, now }: Parts): ReplicaMonitor {
  /** Where the primary was when, the earliest first. */
  let positions: { askedAt: number; written: number }[] = []
  let primaryIdentity: string | null = null
  let isPrimaryAway = false
  let latest: ReplicaPosition | null = null
  /** Whatever was acknowledged until then, the replica has. */
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
      // After a restore its log is another, and what the replica said before is of no use.
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

  /** Where both are, it is this process that is slow. */
  const isSlow = (): boolean => !isPrimaryAway && waited(askingReplica) > slowMs && waited(askingPrimary) <= slowMs

  return {
    standing: () => {
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
