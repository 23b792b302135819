import type { FeedCard } from "@confetti/contract/feed-item"
import type { Tile } from "@confetti/contract/tile"
import { hour } from "@confetti/domain/durations"
import { t } from "@confetti/domain/messages/t"
import { feedPath, tilePath } from "@confetti/domain/navigation/section"
import { thoughtsPart } from "@confetti/domain/thoughts/thoughts-part"
import { displayTypeOf } from "@confetti/domain/tile/display-type"
import { type ComponentProps, type ComponentType, useCallback, useEffect, useMemo, useState } from "react"
import { type FeedAct, type FeedFacts, FeedScreen, useFeed, useReadyCategory } from "../../features/feed/index.ts"
import { FollowButton, likedTilesOf, likeToggle } from "../../features/likes/index.ts"
import { useSession } from "../../features/session/index.ts"
import { DevelopingCard, inHue, onScreen, TileCover } from "../../features/tile/index.ts"
import { TodayMark, todayOf, todayRun, todayTilesOf } from "../../features/today/index.ts"
import { questionOf } from "../../features/welcome/index.ts"
import { vibrate } from "../../platform/haptics.ts"
import { useLocation } from "../../platform/location.ts"
import { useRead } from "../../platform/reads/use-reads.ts"
import { flip } from "../../platform/sync/sync.ts"
import { announce } from "../../ui/announce.tsx"
import { likeBurst } from "../../ui/like-burst.ts"
import { useScope } from "../../platform/session-scope.ts"
import type { OpenSheet } from "../sheets/open-sheet.tsx"
import { shareTile } from "../sheets/share-tile.ts"
import { tileSheet } from "../sheets/tile-sheets.tsx"
import type { FeedCardProps } from "./feed-card.tsx"
import { feedCardsRead } from "./feed-cards-read.ts"
import { NoveltySlot } from "./novelty-slot.tsx"
import { type Stage, StageFollower } from "./stage-follower.tsx"
import { TileActions } from "./tile-actions.tsx"
import { useCategories } from "./use-categories.ts"
import { useTitle } from "./use-title.ts"

const none: FeedCard[] = []

const nowhere = () => undefined

type Props = {
  openSlug: string | null
  topic: string | null
  isWide: boolean
  onOpen: (slug: string, part?: string) => void
  onLeave: () => void
  onStage: (stage: Stage) => void
  restarts: number
  onShow: (sheet: OpenSheet) => void
  Card: ComponentType<FeedCardProps>
}

export function HomeScreen({ openSlug, topic, restarts, isWide, onOpen, onLeave, onStage, onShow, Card }: Props) {
  const isCovered = openSlug !== null
  const scope = useScope()
  const { page: first } = scope
  const categories = useCategories()
  const [, navigate] = useLocation()
  const picked = categories.some((each) => each.slug === topic) ? topic : null
  const { category, tiles } = useReadyCategory(picked, isCovered)
  const feed = useFeed()
  const facts = useFeedFacts()
  const asking = questionOf(scope).useValue()
  const todays = todayTilesOf(scope).useValue()
  const atHand = useMemo(
    () => [...(tiles.length > 0 ? tiles : first.tiles), ...todays, ...(asking?.tiles ?? [])],
    [tiles, first.tiles, todays, asking],
  )

  useTitle(categories.find((each) => each.slug === category)?.title ?? null, !isCovered)

  const [begun] = useState(restarts)
  useEffect(() => {
    if (restarts !== begun) feed.restart()
  }, [feed, restarts, begun])

  const isUnknown = topic !== null && picked === null && categories.length > 0 && !isCovered
  useEffect(() => {
    if (isUnknown) announce(t`There is no topic “${topic}”. Here is your feed instead`)
  }, [isUnknown, topic])

  // In a topic's feed every tile shows that topic.
  const categoryOf = useCallback(
    (tile: Tile) => {
      const shown = tile.categories.find((each) => each === category) ?? tile.categories[0]
      return categories.find((each) => each.slug === shown)
    },
    [categories, category],
  )

  const pick = (slug: string | null) => navigate(feedPath(slug))

  const toThoughts = useCallback(
    (tile: Tile) => {
      if (first.thoughts === "off") return
      // On a wide screen the tile may be open beside the stage.
      if (isCovered && onScreen.thoughts?.tileId === tile.id) onScreen.thoughts.show()
      else onOpen(tile.slug, thoughtsPart)
    },
    [onOpen, first.thoughts, isCovered],
  )

  const act = useCallback(
    (act: FeedAct, tile: Tile) => {
      if (act === "open") onOpen(tile.slug)
      else if (act === "thoughts") toThoughts(tile)
      else if (act === "share") void shareTile(scope, tile)
      else if (act === "like") {
        if (!likedTilesOf(scope).has(tile.id)) likeBurst(middleInView(), categoryOf(tile)?.hue)
        flip(scope, likeToggle, tile.id)
      } else onShow(tileSheet(act, tile))
    },
    [onOpen, onShow, scope, toThoughts, categoryOf],
  )

  return (
    <FeedScreen
      category={category}
      picked={isCovered ? category : picked}
      categories={categories}
      firstTiles={atHand}
      isCovered={isCovered}
      facts={facts}
      renderCard={(state) => <Card {...state} onOpen={onOpen} />}
      renderEnd={({ toFirst, tileIds, newIds }) => (
        <Card
          card={{ type: "end", category, tileIds, newIds }}
          isCurrent
          onNext={toFirst}
          onTile={nowhere}
          onOpen={onOpen}
        />
      )}
      renderBeside={(current, next) =>
        isWide && (
          <StageFollower
            category={category}
            openSlug={openSlug}
            current={current}
            next={next}
            onLeave={onLeave}
            onStage={onStage}
          />
        )
      }
      onPick={pick}
      onAct={act}
      renderTile={({ tile, page, isCurrent, isFirst, isGhost }) => {
        const own = categoryOf(tile)
        const cover = {
          tile,
          category: own,
          href: tilePath("homefeed", tile.slug),
          isCurrent,
          isRead: isCurrent && (openSlug === null || openSlug === tile.slug),
          isFirst,
          isGhost,
          mark: category === null && <TodayMark tileId={tile.id} />,
          actions: <TileActions tile={tile} page={page} onThoughts={() => toThoughts(tile)} onShow={onShow} />,
          ending: <NoveltySlot tile={tile} />,
          onOpen: (at: number) => onOpen(tile.slug, tile.subtiles[at - 1]?.id),
          onDoubleTap: (at: { clientX: number; clientY: number }) => {
            likeBurst(at, own?.hue)
            if (!likedTilesOf(scope).has(tile.id)) flip(scope, likeToggle, tile.id)
          },
          onHold: () => {
            vibrate("held")
            onShow(tileSheet("menu", tile))
          },
          onCategory: own && own.slug !== category ? pick : undefined,
        }
        return (
          <div {...inHue(own?.hue, "hued")}>
            {displayTypeOf(tile, false) === "developing" ? (
              <DevelopingScreen {...cover} language={first.brand.language} />
            ) : (
              <TileCover {...cover} />
            )}
          </div>
        )
      }}
    />
  )
}

/** The place of a like by key. */
function middleInView(): { clientX: number; clientY: number } {
  const item = onScreen.feed?.item.current ?? document.body
  const { left, top, width, height } = item.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

function DevelopingScreen(props: Omit<ComponentProps<typeof DevelopingCard>, "follow">) {
  return <DevelopingCard {...props} follow={<FollowButton tile={props.tile} />} />
}

/**
 * Facts for mixing cards into the feed. The first paint uses the server's: the cards in the page, and whether there was a session. Sign-in
 * state and today's tiles follow; the feed ensures that nothing moves. `personal-cards.ts` adds a person's points later; questions to
 * guests come from their device.
 */
function useFeedFacts(): FeedFacts {
  const scope = useScope()
  const { state } = useSession()
  const cards = useRead(feedCardsRead, { freshFor: hour })
  const isSignedIn = state === "loading" ? scope.page.isSignedIn : state === "signed-in"
  const asked = questionOf(scope).useValue()
  const today = todayOf(scope).useValue()?.inFeed
  return useMemo(() => {
    const known = cards.data ?? none
    return {
      cards: known,
      isSignedIn,
      question: asked,
      today: today && today.tileIds.size > 0 ? todayRun(today, known) : null,
    }
  }, [cards.data, isSignedIn, asked, today])
}
