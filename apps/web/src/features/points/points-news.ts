import type { ReadCache } from "../../platform/reads/read-cache.ts"
import { filters, type Overview, overviewKey, overviewRead, statementRead } from "./points-reads.ts"

/** To be called after anything that changed somebody's points: what is known of them is read again. */
export async function refreshPoints(cache: ReadCache): Promise<void> {
  const isKnown = cache.peek<Overview>(overviewKey).data !== undefined
  await Promise.all([isKnown && cache.load(overviewRead(true), 0), refreshStatement(cache)])
}

/** Reads the statement's first page again, where it was read before. */
export async function refreshStatement(cache: ReadCache): Promise<void> {
  const reads = filters.map((filter) => statementRead(filter, null))
  const known = reads.filter(({ key }) => cache.peek(key).data !== undefined)
  await Promise.all(known.map((read) => cache.load(read, 0)))
}
