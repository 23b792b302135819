import type { Visit, VisitKind } from "../start-visitors.ts"
import type { Disturbance } from "./disturbances.ts"
import type { ReplicaReads } from "./replica-reads.ts"

/** People's experience from the start of a disturbance to its end. */
export type Outcome = {
  name: string
  seconds: number
  /** How long an answer may take, whatever it is, in milliseconds. */
  longestAnswer: number
  visits: Visit[]
  /** Which database answered reads that a replica may serve. */
  replicaReads: ReplicaReads
  /** How long it took until the replica was read again, in milliseconds. */
  replicaUsedAfter: number
  fallsBackAs: Disturbance["fallsBackAs"]
  /** From its end until somebody was told again what only the database knows, in milliseconds. */
  recoveredAfter: number
}

/** Faults: failing pages, answers that are neither right nor a clear refusal, and waits. */
export function faultsOf({ visits, longestAnswer, fallsBackAs, replicaReads }: Outcome): string[] {
  const wrong = (is: (visit: Visit) => boolean, what: string): string[] => {
    const count = visits.filter(is).length
    return count === 0 ? [] : [`${count} ${what}`]
  }
  const ofReplica =
    fallsBackAs === undefined
      ? []
      : [
          ...wrong(({ status }) => status !== 200, "answers were not 200, though only the replica was disturbed"),
          ...((replicaReads[fallsBackAs] ?? 0) > 0 ? [] : [`no read went to the primary as ${fallsBackAs}`]),
        ]
  return [
    ...ofReplica,
    ...wrong((visit) => isShared(visit) && visit.status !== 200, "pages and documents failed"),
    ...wrong(({ status }) => status !== 200 && status !== 503, "answers were neither 200 nor 503"),
    ...wrong(({ status, hasRetryAfter }) => status === 503 && !hasRetryAfter, "refusals without Retry-After"),
    ...wrong(({ took }) => took > longestAnswer, `answers took longer than ${longestAnswer} ms`),
  ]
}

export function printOutcome(outcome: Outcome): void {
  const { name, seconds, visits, recoveredAfter, replicaReads, replicaUsedAfter } = outcome
  const own = visits.filter(({ kind }) => kind === "own")
  const likes = visits.filter(({ kind }) => kind === "like")
  const counts = visits.filter(({ kind }) => kind === "counts")
  const shared = visits.filter(isShared)
  console.log(`${name}, ${seconds} s`)
  for (const [what, some] of Object.entries({ "what is one's own": own, likes, counts, "pages and documents": shared }))
    console.log(`  ${what}: ${statuses(some)}; longest ${longest(some)}${refusals(some)}`)
  console.log(
    `  goes on after ${Math.round(recoveredAfter)} ms, the replica is read after ${Math.round(replicaUsedAfter)} ms`,
  )
  console.log(`  reads for the replica: ${JSON.stringify(replicaReads)}`)
  for (const fault of faultsOf(outcome)) console.log(`  FAULT: ${fault}`)
}

function statuses(visits: readonly Visit[]): string {
  const counts = new Map<string, number>()
  for (const { status } of visits) {
    const key = String(status ?? "no answer")
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(", ")
}

function longest(visits: readonly Visit[]): string {
  return `${Math.round(Math.max(0, ...visits.map(({ took }) => took)))} ms`
}

/** Duration of most refusals, if there were any. */
function refusals(visits: readonly Visit[]): string {
  const refused = visits.filter(({ status }) => status === 503).map(({ took }) => took)
  const sorted = refused.toSorted((a, b) => a - b)
  return sorted.length === 0
    ? ""
    : `, half of the refusals within ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms`
}

/** Requests that work without the database. */
function isShared({ kind }: Visit): boolean {
  return kind !== "own" && kind !== "like" && kind !== "counts"
}

/** Whether this is what only the database knows, and was answered. */
export function isOwnAnswer({ kind, status }: { kind: VisitKind; status: number | null }): boolean {
  return kind === "own" && status === 200
}
