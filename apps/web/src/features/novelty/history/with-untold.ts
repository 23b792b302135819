import {
  compareEntries,
  type HistoryEntry,
  type HistoryFilter,
  type HistorySummary,
  isFound,
  summarise,
} from "@confetti/domain/novelty/novelty-history"
import type { OwnAnswer } from "../own-answers.ts"

/** As much of a history as was read, and how much there is of it. */
export type ReadHistory = { entries: readonly HistoryEntry[]; found: number; summary: HistorySummary }

export function entryOf({ ratedDate, tileId, rating, title, slug, category }: OwnAnswer): HistoryEntry {
  return { tileId, rating, title, slug, category, ratedAt: Date.parse(ratedDate) }
}

/** What was read, with the answers on this device that the server has not got yet. */
export function withUntold(history: ReadHistory, untold: readonly HistoryEntry[], filter: HistoryFilter): ReadHistory {
  if (untold.length === 0) return history
  const ids = new Set(untold.map(({ tileId }) => tileId))
  const known = new Set(history.entries.map(({ tileId }) => tileId))
  const added = untold.filter(({ tileId }) => !known.has(tileId))
  return {
    entries: [
      ...untold.filter((entry) => isFound(entry, filter)),
      ...history.entries.filter(({ tileId }) => !ids.has(tileId)),
    ].toSorted(compareEntries),
    found: history.found + added.filter((entry) => isFound(entry, filter)).length,
    summary: sumOf(history.summary, summarise(added)),
  }
}

function sumOf(one: HistorySummary, other: HistorySummary): HistorySummary {
  const counts = new Map(one.categories.map(({ slug, count }) => [slug, count]))
  for (const { slug, count } of other.categories) counts.set(slug, (counts.get(slug) ?? 0) + count)
  const since = [one.since, other.since].filter((each) => each !== null)
  return {
    count: one.count + other.count,
    newCount: one.newCount + other.newCount,
    since: since.length > 0 ? Math.min(...since) : null,
    categories: Array.from(counts, ([slug, count]) => ({ slug, count })).toSorted((a, b) => b.count - a.count),
  }
}
