import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { placeKey } from "@confetti/domain/feed/place"
import { type ReactNode, useEffect, useRef } from "react"
import { Button } from "../../ui/button.tsx"
import { Image } from "../../ui/image.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"
import type { FeedFacts } from "./feed-model.ts"
import { type FeedCardState, type FeedItemState, FeedScroller } from "./feed-scroller.tsx"
import type { FeedAct } from "./press-feed-key.ts"
import { useFeedSession } from "./use-feed.ts"

type CategoryRailProps = {
  categories: readonly Category[]
  active: string | null
  onPick: (category: string | null) => void
}

type FeedEnd = { toFirst: () => void; tileIds: string[]; newIds: string[] }

type Props = {
  category: string | null
  picked: string | null
  categories: readonly Category[]
  firstTiles: readonly Tile[]
  /** True while a tile is open: over the feed on a phone, beside it on a wide screen. */
  isCovered: boolean
  facts: FeedFacts
  renderTile: (state: FeedItemState) => ReactNode
  renderCard: (state: FeedCardState) => ReactNode
  renderEnd: (end: FeedEnd) => ReactNode
  renderBeside: (current: Tile | undefined, next: readonly Tile[]) => ReactNode
  onPick: (category: string | null) => void
  onAct: (act: FeedAct, tile: Tile) => void
}

export function FeedScreen(props: Props) {
  const { category, picked, categories, firstTiles, isCovered, facts, onPick, onAct } = props
  const { session: feedSession, newIds, ...feed } = useFeedSession(category, facts)
  const chosen = categories.find((each) => each.slug === category)

  return (
    <div className="home" data-loaded={feedSession !== null || undefined}>
      <h1 className="unseen">{chosen ? chosen.title : "For you"}</h1>
      <CategoryRail categories={categories} active={picked} onPick={onPick} />
      {newIds.length > 0 && <NewChip count={newIds.length} onTake={feed.takeNew} />}
      {feedSession ? (
        <FeedScroller
          key={`${placeKey(category)} ${feedSession.number}`}
          session={feedSession}
          firstTiles={firstTiles}
          label={chosen ? `Tiles about ${chosen.title}` : "Tiles for you"}
          isCovered={isCovered}
          renderTile={props.renderTile}
          renderCard={props.renderCard}
          renderEnd={(end) => props.renderEnd({ ...end, newIds })}
          renderBeside={props.renderBeside}
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
      <h2>{isError ? "Could not load the feed" : "Nothing here yet"}</h2>
      <p>
        {isError
          ? "Your place is saved. The feed loads as soon as you are online."
          : "The first tiles will appear here."}
      </p>
      <Button onClick={onRetry}>{isError ? "Try again" : "Check again"}</Button>
    </div>
  )
}

function NewChip({ count, onTake }: { count: number; onTake: () => void }) {
  return (
    <div className="new-chip" role="status">
      <button type="button" onClick={onTake}>
        {count} new
      </button>
    </div>
  )
}

function CategoryRail({ categories, active, onPick }: CategoryRailProps) {
  const rail = useRef<HTMLElement>(null)
  // Small pictures would delay the first tile's large one.
  const isHydrated = useIsHydrated()
  useEffect(() => {
    const chosen = rail.current?.querySelector<HTMLElement>("[aria-current]")
    if (!rail.current || !chosen) return
    rail.current.scrollTo({ left: chosen.offsetLeft - rail.current.clientWidth / 2 + chosen.offsetWidth / 2 })
  }, [active])
  return (
    <nav className="rail" aria-label="Categories" ref={rail}>
      <a href="/" aria-current={active === null ? "true" : undefined} onClick={plainClick(() => onPick(null))}>
        For you
      </a>
      {categories.map((category) => (
        <a
          key={category.slug}
          href={`/?t=${category.slug}`}
          aria-current={active === category.slug ? "true" : undefined}
          onClick={plainClick(() => onPick(category.slug))}
        >
          <Image
            {...(isHydrated && { src: category.emojiImageUrl })}
            alt=""
            width={20}
            height={20}
            fetchPriority="low"
          />
          {category.title}
        </a>
      ))}
    </nav>
  )
}
