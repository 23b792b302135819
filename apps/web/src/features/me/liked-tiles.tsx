import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { tilePath } from "@confetti/domain/navigation/section"
import { useCallback, useState } from "react"
import { ErrorNote } from "../../ui/error-note.tsx"
import { MoreButton } from "../../ui/more-button.tsx"
import { Mosaic, MosaicGhost } from "../../ui/mosaic.tsx"
import { TileCard } from "../tile/index.ts"
import { useShelf } from "./use-shelf.ts"

/** A read of documents takes a hundred ids, so shelves are read in parts. */
const share = 100
const firstCards = 4

type Props = {
  ids: readonly string[]
  categories: readonly Category[]
  language: string
  onOpen: (tile: Tile) => void
}

export function LikedTiles({ ids, categories, language, onOpen }: Props) {
  const [shares, setShares] = useState(1)
  const showMore = useCallback(() => setShares((count) => count + 1), [])
  return (
    <section className="page-section" aria-labelledby="liked-title">
      <h2 id="liked-title">
        Liked <span className="font-medium ink-2">{ids.length.toLocaleString(language)}</span>
      </h2>
      {Array.from({ length: shares }, (_, at) => (
        <Share key={at} ids={ids.slice(at * share, (at + 1) * share)} categories={categories} onOpen={onOpen} />
      ))}
      {shares * share < ids.length && <MoreButton label="Show more" onMore={showMore} />}
    </section>
  )
}

function Share({ ids, categories, onOpen }: Pick<Props, "ids" | "categories" | "onOpen">) {
  const { tiles, isPending, isError, isOffline, missing, retry } = useShelf(ids)
  if (isError) return <ShelfError isOffline={isOffline} onRetry={retry} />
  if (isPending) return <MosaicGhost label="Loading your shelf" />
  return (
    <>
      <Mosaic
        items={tiles}
        label="Liked tiles"
        renderItem={(tile, at) => (
          <TileCard
            tile={tile}
            category={categories.find(({ slug }) => slug === tile.categories[0])}
            href={tilePath("me", tile.slug)}
            isNear={at < firstCards}
            onOpen={() => onOpen(tile)}
          />
        )}
      />
      {missing > 0 && (
        <p className="shelf-note mt-3 ink-2 text-3 text-pretty">
          {plural(missing, {
            one: "One liked tile is no longer published.",
            other: "# liked tiles are no longer published.",
          })}
        </p>
      )}
    </>
  )
}

type ShelfErrorProps = { isOffline: boolean; onRetry: () => void }

export function ShelfError({ isOffline, onRetry }: ShelfErrorProps) {
  const about = isOffline
    ? t`Nothing is lost. Your likes are saved and will appear when you are back online.`
    : t`Nothing is lost. Your likes are saved. Please try again in a moment.`
  return <ErrorNote isOffline={isOffline} title="Could not load your shelf" about={about} onRetry={onRetry} />
}
