import type { Tile } from "@confetti/contract/tile"
import { layoutKindOf } from "@confetti/domain/navigation/layout-kind"
import { tilePath } from "@confetti/domain/navigation/section"
import { thoughtsPart } from "@confetti/domain/thoughts/thought-link"
import { displayTypeOf } from "@confetti/domain/tile/display-type"
import { useCallback, useEffect, useState } from "react"
import { type FeedAct, FeedScreen, toFirstTile, useReadyCategory } from "../../features/feed/index.ts"
import { FollowButton, likedTiles, likeToggle } from "../../features/likes/index.ts"
import { inHue, onScreen, TileCover } from "../../features/tile/index.ts"
import { onOnline } from "../../platform/connection.ts"
import { useLocation, useSearch } from "../../platform/location.ts"
import { flip, useSync } from "../../platform/sync/sync.ts"
import { announce } from "../../ui/announce.tsx"
import { usePlaysByItself } from "../../ui/clip-player/plays-by-itself.ts"
import { useIsSettled } from "../../ui/use-is-settled.ts"
import { burst, shareTile } from "../navigation/at-a-touch.ts"
import { usePageData } from "../page-data.tsx"
import type { OpenSheet } from "../sheets/sheets.tsx"
import { developingStory as DevelopingStory } from "./developing-story.ts"
import type { FeedCardProps } from "./feed-card.tsx"
import { lazyScreen } from "./lazy-screen.tsx"
import { TileActions } from "./tile-actions.tsx"
import { useCategories } from "./use-categories.ts"
import { useMixKnown } from "./use-mix-known.ts"
import { useTitle } from "./use-title.ts"

const Card = lazyScreen(() => import("./feed-card.tsx").then((module) => module.FeedCardView))

const StageFollower = lazyScreen(() => import("./stage-follower.tsx").then((module) => module.StageFollower), null)

type Props = {
  /** The tile that is open over the feed, or beside it. */
  openSlug: string | null
  onOpen: (slug: string, part?: string) => void
  onLeave: () => void
  /** How often it was asked for from its beginning. */
  restarts: number
  onShow: (sheet: OpenSheet) => void
}

/** The home feed with its tiles and what can be done with them. */
export function HomeScreen({ openSlug, restarts, onOpen, onLeave, onShow }: Props) {
  const isCovered = openSlug !== null
  const first = usePageData()
  const playsByItself = usePlaysByItself()
  const categories = useCategories()
  const known = useMixKnown()
  const sync = useSync()
  const [, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get("t")
  const picked = categories.some((each) => each.slug === asked) ? asked : null
  const { category, tiles } = useReadyCategory(picked, isCovered)

  useTitle(categories.find((each) => each.slug === category)?.title ?? null, !isCovered)

  const [begun] = useState(restarts)
  useEffect(() => {
    if (restarts !== begun) toFirstTile()
  }, [restarts, begun])

  const isUnknown = asked !== null && picked === null && categories.length > 0 && !isCovered
  useEffect(() => {
    if (isUnknown) announce(`There is no topic “${asked}” here, so this is your feed`)
  }, [isUnknown, asked])

  const toThoughts = useCallback(
    (tile: Tile) => {
      if (first.thoughts === "off") return
      // On a wide screen the tile may be open beside the stage.
      if (onScreen.thoughts?.tileId === tile.id) onScreen.thoughts.show()
      else onOpen(tile.slug, thoughtsPart)
    },
    [onOpen, first.thoughts],
  )

  const act = useCallback(
    (act: FeedAct, tile: Tile) => {
      if (act === "open") onOpen(tile.slug)
      else if (act === "thoughts") toThoughts(tile)
      else if (act === "share") shareTile(tile, sync)
      else if (act === "like") flip(sync, likeToggle, tile.id)
      else onShow({ kind: act, tile })
    },
    [onOpen, onShow, sync, toThoughts],
  )

  return (
    <FeedScreen
      category={category}
      picked={isCovered ? category : picked}
      categories={categories}
      firstFeed={first.feed}
      firstTiles={tiles.length > 0 ? tiles : first.tiles}
      firstPlaceId={first.place}
      isCovered={isCovered}
      known={known}
      renderCard={(state) => <CardStage {...state} onOpen={onOpen} />}
      renderEnd={({ toFirst, tileIds, newIds }) => (
        <CardStage card={{ type: "end", category, tileIds, newIds }} isCurrent onNext={toFirst} onOpen={onOpen} />
      )}
      renderBeside={(current) =>
        openSlug !== null &&
        layoutKindOf(innerWidth) !== "mobile" && (
          <StageFollower category={category} openSlug={openSlug} current={current} onLeave={onLeave} />
        )
      }
      onPick={(slug) => navigate(slug ? `/?t=${slug}` : "/")}
      onAct={act}
      renderTile={({ tile, page, isCurrent, isFirst, isGhost }) => {
        // In a topic's feed every tile shows that it is about it.
        const topic = tile.categories.find((each) => each === category) ?? tile.categories[0]
        const own = categories.find((each) => each.slug === topic)
        const cover = {
          tile,
          category: own,
          href: tilePath("homefeed", tile.slug),
          isCurrent,
          isFirst,
          isGhost,
          playsVideo: playsByItself,
          actions: <TileActions tile={tile} page={page} onThoughts={() => toThoughts(tile)} onShow={onShow} />,
          onOpen: (at: number) => onOpen(tile.slug, tile.subtiles[at - 1]?.id),
          onDoubleTap: (at: { clientX: number; clientY: number }) => {
            burst(at, own?.hue)
            if (!likedTiles.has(tile.id)) flip(sync, likeToggle, tile.id)
          },
          onHold: () => onShow({ kind: "menu", tile }),
        }
        return (
          <div {...inHue(own?.hue, "hued")}>
            {displayTypeOf(tile, false) === "developing" ? (
              <DevelopingStory {...cover} language={first.brand.language} follow={<FollowButton tile={tile} />} />
            ) : (
              <TileCover {...cover} />
            )}
          </div>
        )
      }}
    />
  )
}

/** A card's place: dark until the feed has settled and the cards' code has come; from the first card on it is there. Without a connection it stays so until there is one. */
function CardStage(props: FeedCardProps) {
  const isSettled = useIsSettled()
  const [isThere, setThere] = useState(Card.isLoaded)
  useEffect(() => {
    if (!isSettled || isThere) return
    const fetchCode = async () => {
      try {
        await Card.preload()
        setThere(true)
      } catch {
        // It comes with the connection.
      }
    }
    void fetchCode()
    return onOnline(fetchCode)
  }, [isSettled, isThere])
  return isThere ? <Card {...props} /> : null
}
