import type { ShownCard } from "@confetti/contract/feed-item"
import type { Tile } from "@confetti/contract/tile"
import { feedPage, pageOfIndex } from "@confetti/domain/feed/feed-page"
import { itemKey, tileIdsOf } from "@confetti/domain/feed/mixed-items"
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"
import { onScreen, useOnScreen, useTilePages } from "../tile/index.ts"
import { FeedKeys } from "./feed-keys.tsx"
import type { FeedItem, FeedSession } from "./feed-model.ts"
import type { FeedAct } from "./press-feed-key.ts"
import { useFeed } from "./use-feed.ts"
import { useFeedPosition } from "./use-feed-position.ts"

/** Items rendered on either side of the visible one. */
const reach = 2
const pageSize = 10
/** Today's tiles end no further ahead than this when they begin after the next one. */
const mostToday = 10

const none: string[] = []

/** `page` has the ids of tiles read together. */
export type FeedItemState = {
  tile: Tile
  page: readonly string[]
  isCurrent: boolean
  isFirst: boolean
  isGhost: boolean
}

export type FeedCardState = {
  card: ShownCard
  isCurrent: boolean
  onNext: () => void
  onTile: (tileId: string) => void
}

type Props = {
  session: FeedSession
  firstTiles: readonly Tile[]
  label: string
  isCovered: boolean
  renderTile: (state: FeedItemState) => ReactNode
  renderCard: (state: FeedCardState) => ReactNode
  renderEnd: (end: { toFirst: () => void; tileIds: string[] }) => ReactNode
  /** Content beside the feed for the visible tile; undefined while loading, and for a card. `next` are the tiles after it. */
  renderBeside: (current: Tile | undefined, next: readonly Tile[]) => ReactNode
  onAct: (act: FeedAct, tile: Tile) => void
}

/** The feed: one item a screen, with the browser's scroll snapping and only a few items rendered. */
export function FeedScroller(props: Props) {
  const { session: feedSession, firstTiles, label, isCovered, renderTile, renderCard, renderEnd, onAct } = props
  const feed = useFeed()
  const { category, items } = feedSession
  const keys = useMemo(() => items.map(itemKey), [items])
  const [firstIndex] = useState(() => Math.max(0, feed.position(feedSession)))
  const settle = useCallback(
    (at: number) => {
      // The first tile of an unseen feed is not the position when a link led past it.
      const isUnseen = isCovered && feed.position(feedSession) < 0
      if (!isUnseen) feed.moveTo(feedSession, at)
    },
    [feed, feedSession, isCovered],
  )
  const { ref, index, goTo, jumpTo, step } = useFeedPosition(keys, firstIndex, settle)
  const { tiles, pages, isError, retry } = useNearbyTiles(feedSession, index, firstTiles)
  // The first paint loads only the visible tile's picture; others follow after hydration.
  const isHydrated = useIsHydrated()
  const current = tiles.get(keys[index] ?? "")
  useEffect(() => feed.shown.set({ category, tiles, jumpTo }), [feed, category, tiles, jumpTo])
  useEffect(() => () => feed.shown.set(null), [feed])
  const act = (act: FeedAct) => {
    if (current) onAct(act, current)
    else if (act === "open") onScreen.mainAct?.()
  }
  const onTile = (tileId: string) => {
    const at = keys.indexOf(tileId)
    if (at >= 0) goTo(at)
  }
  const inView = useRef<HTMLElement>(null)
  useOnScreen("feed", { element: ref, item: inView, position: index + 1 })

  const shown = useMemo(() => {
    const from = Math.max(0, index - reach)
    return items.slice(from, index + reach + 1).map((item, at) => ({ item, at: from + at }))
  }, [items, index])

  return (
    <>
      <div className="feed" ref={ref} style={{ "--base": firstIndex }}>
        <div className="feed-track" role="feed" aria-label={label}>
          {shown.map(({ item, at }) => {
            const card = item.type === "tile" ? undefined : item
            const tile = tiles.get(keys[at] ?? "")
            return (
              <article
                key={keys[at]}
                className="feed-item"
                ref={at === index ? inView : undefined}
                data-current={at === index || undefined}
                style={{ "--at": at }}
                tabIndex={0}
                aria-posinset={at + 1}
                aria-setsize={items.length}
                aria-label={(card ?? tile)?.title ?? "Loading"}
                aria-busy={!(card ?? tile) || undefined}
              >
                {card ? (
                  renderCard({ card, isCurrent: at === index, onNext: () => goTo(at + 1), onTile })
                ) : tile ? (
                  renderTile({
                    tile,
                    page: pages.find((ids) => ids.includes(tile.id)) ?? none,
                    isCurrent: at === index,
                    isFirst: at === firstIndex,
                    isGhost: at !== firstIndex && !isHydrated,
                  })
                ) : (
                  <Waiting isError={isError} onRetry={retry} />
                )}
              </article>
            )
          })}
          <div className="feed-item feed-end" style={{ "--at": items.length }}>
            {index >= items.length - 1 && renderEnd({ toFirst: () => goTo(0), tileIds: tileIdsOf(items) })}
          </div>
        </div>
      </div>
      <FeedKeys index={index} count={items.length} isCovered={isCovered} goTo={goTo} step={step} onAct={act} />
      {props.renderBeside(current, tilesAfter(items, index, tiles))}
    </>
  )
}

function tilesAfter(items: readonly FeedItem[], index: number, tiles: ReadonlyMap<string, Tile>): Tile[] {
  return tileIdsOf(items.slice(index + 1, index + 1 + reach * 2))
    .slice(0, 3)
    .flatMap((id) => tiles.get(id) ?? [])
}

function useNearbyTiles({ items, today }: FeedSession, index: number, firstTiles: readonly Tile[]) {
  const pages = useMemo(() => {
    const ids = tileIdsOf(items)
    const at = tileIdsOf(items.slice(0, index)).length
    // Today's tiles are loaded completely when the reader is near them, for offline use.
    const end = today ? ids.findLastIndex((id) => today.tileIds.has(id)) : -1
    const isNear = end >= at && end - at <= mostToday
    const first = pageOfIndex(at - reach, pageSize)
    const last = pageOfIndex(Math.min(Math.max(at + reach * 2, isNear ? end : 0), ids.length - 1), pageSize)
    return Array.from({ length: Math.max(1, last - first + 1) }, (_, page) => feedPage(ids, first + page, pageSize))
  }, [items, index, today])
  const answer = useTilePages(pages)
  const arrived = useMemo(
    () => new Map([...firstTiles, ...answer.tiles].map((tile) => [tile.id, tile])),
    [firstTiles, answer.tiles],
  )
  // A new order has other pages: shown tiles stay until they are loaded.
  const [known, setKnown] = useState({ arrived, tiles: arrived })
  if (known.arrived !== arrived) setKnown({ arrived, tiles: new Map([...known.tiles, ...arrived]) })
  return { tiles: known.tiles, pages, isError: answer.isError, retry: answer.retry }
}

function Waiting({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  if (!isError) return <div className="waiting" />
  return (
    <div className="stand-in">
      <h2>Could not load this tile</h2>
      <p>Your place is saved. The feed loads as soon as you are online.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
