import type { NoveltyPage } from "@confetti/contract/novelty"
import {
  compareEntries,
  type HistoryEntry,
  type HistoryFilter,
  type HistorySummary,
  historyPage,
  isFound,
  summarise,
} from "@confetti/domain/novelty/novelty-history"
import { useCallback, useMemo, useState } from "react"
import { type ReadPages, useReadPages } from "../../platform/reads/use-read-pages.ts"
import type { Session } from "../session/index.ts"
import { noveltyRead } from "./novelty-reads.ts"
import { type OwnAnswer, useOwnAnswers } from "./own-answers.ts"

export type History = Omit<ReadPages<unknown>, "pages"> & {
  summary: HistorySummary | undefined
  /** Shown entries, newest first; the previous search's while loading. */
  entries: readonly HistoryEntry[]
  found: number
}

const perPage = 50

export function useHistory({ state, userId }: Session, filter: HistoryFilter): History {
  const own = useOwnAnswers(userId)
  const guests = useGuestHistory(own, filter)
  const persons = usePersonHistory(userId, filter)
  const unsynced = useMemo(() => own.filter(({ isTold: isSynced }) => !isSynced).map(entryOf), [own])
  if (state === "anonymous") return guests
  const { read, ...rest } = persons
  if (!read) return { ...rest, summary: undefined, entries: [], found: 0 }
  return { ...rest, ...withUnsynced(read, unsynced, filter) }
}

function useGuestHistory(own: readonly OwnAnswer[], filter: HistoryFilter): History {
  const [most, setMost] = useState(perPage)
  const showMore = useCallback(() => setMost((before) => before + perPage), [])
  const entries = useMemo(() => own.map(entryOf), [own])
  const page = historyPage(entries, filter, { after: null, most })
  return {
    summary: summarise(entries),
    entries: page.entries,
    found: page.found,
    isPending: false,
    hasMore: page.next !== null,
    isError: false,
    isOffline: false,
    showMore,
    retry: showMore,
  }
}

type PersonHistory = Omit<History, "summary" | "entries" | "found"> & { read: ReadHistory | null }

/** The pages of a search. The previous search's are shown until its first page is loaded. */
function usePersonHistory(userId: string | null, filter: HistoryFilter): PersonHistory {
  const readPage = userId === null ? null : (before: string | null) => noveltyRead(userId, filter, before)
  const { pages, ...list } = useReadPages(readPage)
  const read = useMemo(() => historyOf(pages), [pages])
  const [shown, setShown] = useState({ userId, read })
  if ((read && read !== shown.read) || userId !== shown.userId) setShown({ userId, read })

  return { ...list, read: read ?? shown.read }
}

function historyOf(pages: readonly NoveltyPage[]): ReadHistory | null {
  const [first] = pages
  if (!first) return null
  const { since, ...summary } = first.summary
  // A page read again may overlap the next one.
  const entries = new Map(pages.flatMap((page) => page.entries).map((entry) => [entry.tileId, entry]))
  return {
    entries: Array.from(entries.values(), ({ ratedDate, ...entry }) => ({ ...entry, ratedAt: Date.parse(ratedDate) })),
    found: first.found,
    summary: { ...summary, since: since === null ? null : Date.parse(since) },
  }
}

type ReadHistory = { entries: readonly HistoryEntry[]; found: number; summary: HistorySummary }

function entryOf({ ratedDate, tileId, rating, title, slug, category }: OwnAnswer): HistoryEntry {
  return { tileId, rating, title, slug, category, ratedAt: Date.parse(ratedDate) }
}

function withUnsynced(history: ReadHistory, unsynced: readonly HistoryEntry[], filter: HistoryFilter): ReadHistory {
  if (unsynced.length === 0) return history
  const ids = new Set(unsynced.map(({ tileId }) => tileId))
  const known = new Set(history.entries.map(({ tileId }) => tileId))
  const added = unsynced.filter(({ tileId }) => !known.has(tileId))
  return {
    entries: [
      ...unsynced.filter((entry) => isFound(entry, filter)),
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
