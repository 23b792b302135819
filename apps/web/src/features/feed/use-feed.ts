import type { FeedData } from "@confetti/contract/page-data"
import { mixFeed } from "@confetti/domain/mix-feed"
import { useEffect, useMemo, useState } from "react"
import { useRead } from "../../platform/reads/use-reads.ts"
import { feedRead } from "./fetch-feed.ts"
import { readKeptFeed, writeKeptFeed } from "./kept-feed.ts"

const lookAgainAfter = 5 * 60_000

/**
 * The feed as this person walks it, and how many tiles came since. The list stands still until they take the new ones.
 * `first` is what the server rendered; the first paint in the browser shows the same.
 */
export function useFeed(category: string | null, first: FeedData | null) {
  const read = useRead(feedRead(category), { freshFor: lookAgainAfter, every: lookAgainAfter })
  const latest = read.data ?? (first?.category === category ? first : undefined)
  const [kept, setKept] = useState<FeedData | null>(null)
  const walked = kept?.category === category ? kept : null
  useEffect(() => {
    const stored = readKeptFeed(category)
    if (!stored && latest) writeKeptFeed(latest)
    setKept((before) => (before?.category === category ? before : (stored ?? latest ?? null)))
  }, [category, latest])
  const shown = walked ?? latest

  const items = useMemo(() => (shown ? mixFeed(shown.ids, shown.developingIds) : []), [shown])
  const newCount = useMemo(() => countNew(walked, latest), [walked, latest])
  return {
    items,
    /** True once the feed has at least one tile id. */
    isLoaded: items.length > 0,
    isPending: shown === undefined && read.isPending,
    isError: shown === undefined && read.isError,
    newCount,
    takeNew: () => {
      if (!latest) return
      writeKeptFeed(latest)
      setKept(latest)
    },
    retry: read.retry,
  }
}

function countNew(walked: FeedData | null, latest: FeedData | undefined): number {
  if (!walked || !latest) return 0
  const known = new Set([...walked.ids, ...walked.developingIds])
  return [...latest.ids, ...latest.developingIds].filter((id) => !known.has(id)).length
}
