import type { FeedData } from "@confetti/contract/page-data"
import { goOnWith, resumeFeed, standOn } from "@confetti/domain/feed/resume-feed"
import { useEffect, useLayoutEffect, useMemo } from "react"
import { useRead } from "../../platform/reads/use-reads.ts"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"
import { useSession } from "../session/index.ts"
import { feedRead } from "./feed-read.ts"
import { withFirstTiles } from "./first-tiles.ts"
import { readPlace } from "./keep-place.ts"
import { readKeptFeed, useIsFirstWalk, useKeptFeed, writeKeptFeed } from "./kept-feed.ts"

const lookAgainAfter = 5 * 60_000

/**
 * The feed as this person walks it, and how many tiles came since. The list stands still until they take the new ones; only
 * what lies behind the tiles they see may change. `first` is what the server rendered, at `firstPlaceId`; the first paint in
 * the browser shows the same.
 */
export function useFeed(category: string | null, first: FeedData | null, firstPlaceId: string | null) {
  const { userId } = useSession()
  const read = useRead(feedRead(category, userId), { freshFor: lookAgainAfter, every: lookAgainAfter })
  const isFirstWalk = useIsFirstWalk()
  const own = isFirstWalk && first?.category === category ? first : undefined
  const latest = read.data
  const isHydrated = useIsHydrated()
  useLayoutEffect(() => {
    const stored = readKeptFeed(category)
    if (isHydrated || !stored || !own || firstPlaceId === null) return
    const hereId = readPlace(category)
    const isThere = stored.ids.includes(firstPlaceId) || stored.developingIds.includes(firstPlaceId)
    // They moved on another device: what they walked here stays behind them, and the server's order goes on.
    if (!isThere || hereId !== firstPlaceId)
      writeKeptFeed(withFirstTiles(standOn(goOnWith(stored, hereId, own, 0), hereId, firstPlaceId), firstPlaceId))
  }, [category, isHydrated, own, firstPlaceId])
  const walked = useKeptFeed(category)
  // What came with the page begins at their place; what is read later is put in that order here.
  const begun = useMemo(
    () => own ?? (latest && resumeFeed(latest, readPlace(category), userId !== null)),
    [own, latest, category, userId],
  )
  useEffect(() => {
    // While the page is being taken over `walked` knows nothing of this device, and what is kept there must not be overwritten.
    if (!walked && begun && !readKeptFeed(category)) writeKeptFeed(withFirstTiles(begun, readPlace(category)))
  }, [category, walked, begun])
  const shown = walked ?? begun

  const newIds = useMemo(() => idsNew(walked, latest), [walked, latest])
  return {
    shown,
    /** True once the feed has at least one tile id. */
    isLoaded: shown !== undefined && shown.ids.length + shown.developingIds.length > 0,
    isPending: shown === undefined && read.isPending,
    isError: shown === undefined && read.isError,
    newIds,
    takeNew: () => latest && writeKeptFeed(withFirstTiles(latest, null)),
    retry: read.retry,
  }
}

function idsNew(walked: FeedData | null, latest: FeedData | undefined): string[] {
  if (!walked || !latest) return []
  const known = new Set([...walked.ids, ...walked.developingIds])
  return [...latest.ids, ...latest.developingIds].filter((id) => !known.has(id))
}
