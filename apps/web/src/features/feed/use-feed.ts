import type { Tile } from "@confetti/contract/tile"
import { useDeferredValue, useLayoutEffect, useMemo, useSyncExternalStore } from "react"
import { useRead } from "../../platform/reads/use-reads.ts"
import { scoped, useScope } from "../../platform/session-scope.ts"
import { useSession } from "../session/index.ts"
import { createFeed, type Feed, type FeedFacts } from "./feed-model.ts"
import { feedRead } from "./feed-read.ts"

export const feedOf = scoped((scope) => {
  const feed = createFeed(scope.page)
  scope.onEnd(feed.reset)
  return feed
})

export function useFeed(): Feed {
  return feedOf(useScope())
}

const none: string[] = []

const lookAgainAfter = 5 * 60_000

export function useFeedSession(category: string | null, facts: FeedFacts) {
  const feed = useFeed()
  const { userId } = useSession()
  const read = useRead(feedRead(category, userId), { freshFor: lookAgainAfter, every: lookAgainAfter })
  const latest = read.data
  const feedSession = useSyncExternalStore(
    feed.on,
    () => feed.session(category),
    () => feed.firstSession(category),
  )
  // Deferred, so that a feed appears in interruptible steps.
  const isDrawn = useDeferredValue(feedSession) !== null
  useLayoutEffect(() => {
    feed.know(facts)
    feed.open(category, latest, userId !== null)
  }, [feed, facts, category, latest, userId, feedSession])
  const newIds = useMemo(() => {
    if (!feedSession || !latest) return none
    const known = new Set([...feedSession.order.ids, ...feedSession.order.developingIds])
    return [...latest.ids, ...latest.developingIds].filter((id) => !known.has(id))
  }, [feedSession, latest])
  return {
    session: isDrawn ? feedSession : null,
    isPending: !isDrawn && (feedSession !== null || read.isPending),
    isError: feedSession === null && read.isError,
    newIds,
    takeNew: () => latest && feed.takeNew(latest),
    retry: read.retry,
  }
}

/**
 * The next tile of the feed, loaded or not; null at its end, undefined without a feed. Also for a tile opened in another way: the feed
 * continues where its reader was.
 */
export function useNextInFeed(openId: string): { id: string; tile: Tile | undefined } | null | undefined {
  const feed = useFeed()
  const shown = feed.shown.useValue()
  const id = useSyncExternalStore(
    feed.on,
    () => feed.nextId(openId),
    () => undefined,
  )
  if (!shown || id === undefined) return undefined
  return id === null ? null : { id, tile: shown.tiles.get(id) }
}

/** The finished tiles of a feed in order; empty while loading. */
export function useFeedIds(category: string | null): string[] {
  const { userId } = useSession()
  return useRead(feedRead(category, userId)).data?.ids ?? none
}
