import type { FeedData } from "@confetti/contract/page-data"
import { useEffect, useLayoutEffect, useMemo } from "react"
import { useRead } from "../../platform/reads/use-reads.ts"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"
import { useSession } from "../session/index.ts"
import { feedRead } from "./fetch-feed.ts"
import { readKeptFeed, useKeptFeed, writeKeptFeed } from "./kept-feed.ts"

const lookAgainAfter = 5 * 60_000

/**
 * The feed as this person walks it, and how many tiles came since. The list stands still until they take the new ones; only
 * what lies behind the tiles they see may change. `first` is what the server rendered, at `firstPlaceId`; the first paint in
 * the browser shows the same.
 */
export function useFeed(category: string | null, first: FeedData | null, firstPlaceId: string | null) {
  const { userId } = useSession()
  const read = useRead(feedRead(category, userId), { freshFor: lookAgainAfter, every: lookAgainAfter })
  const own = first?.category === category ? first : undefined
  const latest = read.data ?? own
  const isHydrated = useIsHydrated()
  useLayoutEffect(() => {
    // A place left on another device may not be in the order kept on this one: then the server's order goes on.
    const stored = readKeptFeed(category)
    if (isHydrated || !stored || !own || firstPlaceId === null) return
    if (!stored.ids.includes(firstPlaceId) && !stored.developingIds.includes(firstPlaceId)) writeKeptFeed(own)
  }, [category, isHydrated, own, firstPlaceId])
  const walked = useKeptFeed(category)
  useEffect(() => {
    // While the page is being taken over `walked` knows nothing of this device, and what is kept there must not be overwritten.
    if (!walked && latest && !readKeptFeed(category)) writeKeptFeed(latest)
  }, [category, walked, latest])
  const shown = walked ?? latest

  const newCount = useMemo(() => countNew(walked, latest), [walked, latest])
  return {
    shown,
    /** True once the feed has at least one tile id. */
    isLoaded: shown !== undefined && shown.ids.length + shown.developingIds.length > 0,
    isPending: shown === undefined && read.isPending,
    isError: shown === undefined && read.isError,
    newCount,
    takeNew: () => latest && writeKeptFeed(latest),
    retry: read.retry,
  }
}

function countNew(walked: FeedData | null, latest: FeedData | undefined): number {
  if (!walked || !latest) return 0
  const known = new Set([...walked.ids, ...walked.developingIds])
  return [...latest.ids, ...latest.developingIds].filter((id) => !known.has(id)).length
}
