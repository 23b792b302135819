import { folded } from "../thoughts/folded.ts"
import type { RatedTile } from "./novelty-rating.ts"

export type HistoryEntry = RatedTile & {
  title: string
  slug: string | null
  /** The slug of its first category; null if unknown. */
  category: string | null
}

export type HistoryFilter = { q: string; category: string | null }

export type HistorySummary = {
  count: number
  newCount: number
  /** The first rating in milliseconds since the epoch; null without any. */
  since: number | null
  /** The most frequent first. */
  categories: { slug: string; count: number }[]
}

export type HistoryCursor = Pick<HistoryEntry, "ratedAt" | "tileId">

/** Newest first; at the same moment by id. */
export function compareEntries(a: HistoryCursor, b: HistoryCursor): number {
  if (a.ratedAt !== b.ratedAt) return b.ratedAt - a.ratedAt
  return a.tileId < b.tileId ? -1 : Number(a.tileId !== b.tileId)
}

/** Every searched word is a prefix of a word of the title, ignoring case and accents. */
export function isFound(entry: Pick<HistoryEntry, "title" | "category">, { q, category }: HistoryFilter): boolean {
  if (category !== null && entry.category !== category) return false
  const words = wordsOf(entry.title)
  return wordsOf(q).every((asked) => words.some((word) => word.startsWith(asked)))
}

function wordsOf(text: string): string[] {
  return folded(text.replace(/['’]/g, "")).match(/[\p{L}\p{N}]+/gu) ?? []
}

export type HistoryPage<Entry> = {
  entries: Entry[]
  next: HistoryCursor | null
  /** How many there are on all pages. */
  found: number
}

/** A page of filtered entries after `after`. `history` is sorted. */
export function historyPage<Entry extends HistoryEntry>(
  history: readonly Entry[],
  filter: HistoryFilter,
  { after, most }: { after: HistoryCursor | null; most: number },
): HistoryPage<Entry> {
  const found = history.filter((entry) => isFound(entry, filter))
  const rest = after ? found.filter((entry) => compareEntries(entry, after) > 0) : found
  const entries = rest.slice(0, most)
  const last = rest.length > most ? entries.at(-1) : undefined
  return { entries, next: last ? { ratedAt: last.ratedAt, tileId: last.tileId } : null, found: found.length }
}

export function summarise(history: readonly HistoryEntry[]): HistorySummary {
  const counts = new Map<string, number>()
  for (const { category } of history) if (category !== null) counts.set(category, (counts.get(category) ?? 0) + 1)
  return {
    count: history.length,
    newCount: history.filter(({ rating }) => rating === "new").length,
    since: history.length > 0 ? history.reduce((first, { ratedAt }) => Math.min(first, ratedAt), Infinity) : null,
    categories: Array.from(counts, ([slug, count]) => ({ slug, count })).toSorted(
      (a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1),
    ),
  }
}
