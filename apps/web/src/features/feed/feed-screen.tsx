import type { Category } from "@confetti/contract/category"
import type { FeedCard } from "@confetti/contract/feed-item"
import type { FeedData } from "@confetti/contract/page-data"
import type { Tile } from "@confetti/contract/tile"
import type { MixKnown } from "@confetti/domain/mix-feed"
import { placeKey } from "@confetti/domain/place"
import type { ReactNode } from "react"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"
import { CategoryRail } from "./category-rail.tsx"
import type { FeedAct } from "./feed-act.ts"
import { type FeedCardState, type FeedItemState, FeedScroller } from "./feed-scroller.tsx"
import { forgetPlace, keepPlace, readPlace } from "./keep-place.ts"
import { NewChip } from "./new-chip.tsx"
import { useFeed } from "./use-feed.ts"
import { beginWalk, useWalk } from "./walk.ts"

type Props = {
  category: string | null
  categories: readonly Category[]
  firstFeed: FeedData | null
  firstTiles: readonly Tile[]
  firstPlaceId: string | null
  /** True while a tile is open: over the feed on a phone, beside it on a wide screen. */
  isCovered: boolean
  /** What the cards between the tiles follow from. */
  known: MixKnown<FeedCard>
  renderTile: (state: FeedItemState) => ReactNode
  renderCard: (state: FeedCardState) => ReactNode
  renderEnd: (toFirst: () => void, tileCount: number) => ReactNode
  onPick: (category: string | null) => void
  onAct: (act: FeedAct, tile: Tile) => void
}

export function FeedScreen(props: Props) {
  const { category, categories, firstFeed, firstTiles, firstPlaceId, isCovered, known, onPick, onAct } = props
  const feed = useFeed(category, firstFeed, firstPlaceId)
  const chosen = categories.find((each) => each.slug === category)
  // The first paint takes the place the server read from the cookie; from then on the cookie itself is at hand.
  const placeId = useIsHydrated() ? readPlace(category) : firstPlaceId
  // Taking what is new begins the walk again, at the top.
  const walk = useWalk()
  const takeNew = () => {
    forgetPlace(category)
    feed.takeNew()
    beginWalk()
  }

  return (
    <div className="home" data-loaded={feed.isLoaded || undefined}>
      <h1 className="unseen">{chosen ? chosen.title : "For you"}</h1>
      <CategoryRail categories={categories} active={category} onPick={onPick} />
      {feed.newCount > 0 && <NewChip count={feed.newCount} onTake={takeNew} />}
      {feed.shown && feed.isLoaded ? (
        <FeedScroller
          key={`${placeKey(category)} ${walk}`}
          feed={feed.shown}
          known={known}
          placeId={placeId}
          firstTiles={firstTiles}
          label={chosen ? `Tiles about ${chosen.title}` : "Tiles for you"}
          isCovered={isCovered}
          renderTile={props.renderTile}
          renderCard={props.renderCard}
          renderEnd={props.renderEnd}
          onPlace={(tileId) => keepPlace(category, tileId)}
          onAct={onAct}
        />
      ) : (
        <FeedStandIn isPending={feed.isPending} isError={feed.isError} onRetry={feed.retry} />
      )}
    </div>
  )
}

function FeedStandIn({ isPending, isError, onRetry }: { isPending: boolean; isError: boolean; onRetry: () => void }) {
  if (isPending) return <div className="feed waiting" role="status" aria-label="Loading the feed" />
  return (
    <div className="feed stand-in">
      <h2>{isError ? "The feed did not arrive" : "Nothing here yet"}</h2>
      <p>
        {isError
          ? "Your place is kept. It comes as soon as there is a connection."
          : "The first tiles will show up here by themselves."}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {isError ? "Try again" : "Look again"}
      </button>
    </div>
  )
}
