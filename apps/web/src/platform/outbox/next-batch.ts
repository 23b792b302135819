import { mostReadsAtOnce } from "@confetti/contract/limits"
import type { Intent } from "./intent.ts"

/**
 * What is told next: the first in line, and where that is a read, the other reads with it. Claims come last: what they are made
 * of is told before.
 */
export function nextBatch(waiting: readonly Intent[]): Intent[] {
  const first = waiting.find(({ kind }) => kind !== "claim") ?? waiting[0]
  if (!first) return []
  if (first.kind !== "read") return [first]
  return waiting.filter(({ kind }) => kind === "read").slice(0, mostReadsAtOnce)
}
