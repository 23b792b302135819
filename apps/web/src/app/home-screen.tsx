import type { Tile } from "@confetti/contract/tile"
import { playsVideo } from "@confetti/domain/look"
import { tilePath } from "@confetti/domain/section"
import { useCallback } from "react"
import { useLocation, useSearch } from "../platform/location.ts"
import { type FeedAct, FeedScreen } from "../features/feed/index.ts"
import { FollowButton, likedTiles, toggleLike } from "../features/likes/index.ts"
import { DevelopingCard, inHue, TileCover } from "../features/tile/index.ts"
import { CardStage } from "./card-stage.tsx"
import { useConnection } from "../platform/connection.ts"
import { useLook } from "../platform/look.ts"
import { usePageData } from "./page-data.tsx"
import { burst, shareTile } from "./at-a-touch.ts"
import type { OpenSheet } from "./sheets.tsx"
import { TileActions } from "./tile-actions.tsx"
import { useCategories } from "./use-categories.ts"
import { useMixKnown } from "./use-mix-known.ts"
import { useTitle } from "./use-title.ts"

type Props = { isCovered: boolean; onOpen: (slug: string) => void; onShow: (sheet: OpenSheet) => void }

/** The home feed with its tiles and what can be done with them. */
export function HomeScreen({ isCovered, onOpen, onShow }: Props) {
  const first = usePageData()
  const look = useLook(first.look)
  const connection = useConnection()
  const categories = useCategories()
  const known = useMixKnown()
  const [, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get("t")
  const category = categories.some((each) => each.slug === asked) ? asked : null

  useTitle(categories.find((each) => each.slug === category)?.title ?? null, !isCovered)

  const act = useCallback(
    (act: FeedAct, tile: Tile) => {
      if (act === "open") onOpen(tile.slug)
      else if (act === "share") shareTile(tile)
      else if (act === "like") toggleLike(tile)
      else onShow({ kind: act, tile })
    },
    [onOpen, onShow],
  )

  return (
    <FeedScreen
      category={category}
      categories={categories}
      firstFeed={first.feed}
      firstTiles={first.tiles}
      firstPlaceId={first.place}
      isCovered={isCovered}
      known={known}
      renderCard={(state) => <CardStage {...state} onOpen={onOpen} />}
      renderEnd={(toFirst, tileCount) => (
        <CardStage
          card={{ type: "end", tileCount, isCategory: category !== null }}
          isCurrent
          onNext={toFirst}
          onOpen={onOpen}
        />
      )}
      onPick={(slug) => navigate(slug ? `/?t=${slug}` : "/")}
      onAct={act}
      renderTile={({ tile, page, isCurrent, isFirst, isGhost }) => {
        const own = categories.find((each) => each.slug === tile.categories[0])
        const cover = {
          tile,
          category: own,
          href: tilePath("homefeed", tile.slug),
          isCurrent,
          isFirst,
          isGhost,
          playsVideo: connection !== null && playsVideo(look, connection),
          actions: <TileActions tile={tile} page={page} onShow={onShow} />,
          onOpen: () => onOpen(tile.slug),
          onDoubleTap: (at: { clientX: number; clientY: number }) => {
            burst(at, own?.hue)
            if (!likedTiles.has(tile.id)) toggleLike(tile)
          },
          onHold: () => onShow({ kind: "menu", tile }),
        }
        return (
          <div {...inHue(own?.hue, "hued")}>
            {tile.developing ? (
              <DevelopingCard {...cover} language={first.brand.language} follow={<FollowButton tile={tile} />} />
            ) : (
              <TileCover {...cover} />
            )}
          </div>
        )
      }}
    />
  )
}
