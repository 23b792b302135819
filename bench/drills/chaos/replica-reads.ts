import type { ReplicaOutcome } from "../../../apps/server/src/platform/db/replica/reads-with-fallback.ts"

/** Reads that a replica may answer, by who answered them. */
export type ReplicaReads = Partial<Record<ReplicaOutcome, number>>

/** How many there were since the server at `origin` started. */
export async function replicaReads(origin: string): Promise<ReplicaReads> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const lines = text.matchAll(/^confetti_replica_reads_total\{outcome="(\w+)"\} (\d+)$/gm)
  return Object.fromEntries([...lines].map(([, outcome, count]) => [outcome, Number(count)]))
}

/** Reads between two moments. */
export function readsBetween(before: ReplicaReads, after: ReplicaReads): ReplicaReads {
  const counts = Object.entries(after) as [ReplicaOutcome, number][]
  return Object.fromEntries(
    counts.flatMap(([outcome, count]) => {
      const more = count - (before[outcome] ?? 0)
      return more > 0 ? [[outcome, more]] : []
    }),
  )
}
