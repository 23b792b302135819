import type { Tile } from "@confetti/contract/tile"
import { feedPage, pageOfIndex } from "@confetti/domain/feed-page"
import type { FeedItem } from "@confetti/domain/mix-feed"
import { type CSSProperties, type ReactNode, useCallback, useMemo, useState } from "react"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"
import { useTilePages } from "../tile/index.ts"
import type { FeedAct } from "./feed-act.ts"
import { FeedKeys } from "./feed-keys.tsx"
import { useFeedPosition } from "./use-feed-position.ts"

/** How many items beyond the one in view stay in the page, on either side. */
const reach = 2
/** How many tiles one read brings. */
const pageSize = 10

export type FeedItemState = { tile: Tile; isCurrent: boolean; isFirst: boolean; isGhost: boolean }

type Props = {
  items: readonly FeedItem[]
  /** The tile the reader left, by id. */
  placeId: string | null
  /** Tiles that came with the page. */
  firstTiles: readonly Tile[]
  label: string
  isCovered: boolean
  renderTile: (state: FeedItemState) => ReactNode
  /** What stands behind the last item; it is given the way back to the first. */
  renderEnd: (toFirst: () => void) => ReactNode
  onPlace: (tileId: string) => void
  onAct: (act: FeedAct, tile: Tile) => void
}

/** The feed itself: one item a screen, moved by the browser's own scroll snapping, with a handful of items in the page. */
export function FeedScroller(props: Props) {
  const { items, placeId, firstTiles, label, isCovered, renderTile, renderEnd, onPlace, onAct } = props
  const ids = useMemo(() => items.map((item) => item.tileId), [items])
  const [firstIndex] = useState(() => Math.max(0, placeId === null ? 0 : ids.indexOf(placeId)))
  const settle = useCallback(
    (at: number) => {
      const id = ids[at]
      if (id !== undefined) onPlace(id)
    },
    [ids, onPlace],
  )
  const { ref, index, goTo } = useFeedPosition(ids, firstIndex, settle)
  const { tiles, isError, retry } = useNearbyTiles(ids, index, firstTiles)
  // On the first paint only the tile in view shows its picture; its neighbours' come as soon as the page is alive.
  const isHydrated = useIsHydrated()
  const current = tiles.get(ids[index] ?? "")

  const shown = useMemo(() => {
    const from = Math.max(0, index - reach)
    return items.slice(from, index + reach + 1).map((item, at) => ({ item, at: from + at }))
  }, [items, index])

  return (
    <>
      <div className="feed" ref={ref} style={{ "--base": firstIndex } as CSSProperties}>
        <div className="feed-track" role="feed" aria-label={label}>
          {shown.map(({ item, at }) => {
            const tile = tiles.get(item.tileId)
            return (
              <article
                key={item.tileId}
                className="feed-item"
                data-current={at === index || undefined}
                style={{ "--at": at } as CSSProperties}
                tabIndex={0}
                aria-posinset={at + 1}
                aria-setsize={items.length}
                aria-label={tile?.title ?? "Loading"}
                aria-busy={!tile || undefined}
              >
                {tile ? (
                  renderTile({
                    tile,
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
          <div className="feed-item feed-end" style={{ "--at": items.length } as CSSProperties}>
            {index >= items.length - 1 && renderEnd(() => goTo(0))}
          </div>
        </div>
      </div>
      <FeedKeys
        index={index}
        count={items.length}
        isCovered={isCovered}
        goTo={goTo}
        onAct={(act) => current && onAct(act, current)}
      />
    </>
  )
}

function useNearbyTiles(ids: readonly string[], index: number, firstTiles: readonly Tile[]) {
  const pages = useMemo(() => {
    const first = pageOfIndex(index - reach, pageSize)
    const last = pageOfIndex(Math.min(index + reach * 2, ids.length - 1), pageSize)
    return Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => feedPage(ids, first + at, pageSize))
  }, [ids, index])
  const answer = useTilePages(pages)
  const tiles = useMemo(
    () => new Map([...firstTiles, ...answer.tiles].map((tile) => [tile.id, tile])),
    [firstTiles, answer.tiles],
  )
  return { tiles, isError: answer.isError, retry: answer.retry }
}

function Waiting({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  if (!isError) return <div className="waiting" />
  return (
    <div className="stand-in">
      <h2>This tile did not arrive</h2>
      <p>Your place is kept. It comes as soon as there is a connection.</p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
