import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { tilePath } from "@confetti/domain/section"
import { MoreButton } from "../../ui/more-button.tsx"
import { Mosaic } from "../../ui/mosaic.tsx"
import { TileCard } from "../tile/card/index.ts"
import { ResultRow } from "./result-row.tsx"
import { useFoundTiles } from "./use-found-tiles.ts"
import type { Found } from "./use-search.ts"

/** Cards that are in view before anything was scrolled. */
const firstCards = 4

type Props = {
  found: Found
  pages: number
  categories: readonly Category[]
  isOld: boolean
  onMore: () => void
  onOpen: (tile: Tile) => void
}

/** What was found: rows to be compared where words were searched, else a mosaic to look through. */
export function FoundTiles({ found, pages, categories, isOld, onMore, onOpen }: Props) {
  const { tiles, hasMore, isPending, isError, retry } = useFoundTiles(found, pages)
  const categoryOf = (tile: Tile) => categories.find(({ slug }) => slug === tile.categories[0])
  const { q, topic } = found
  return (
    <div className="found" data-old={isOld || undefined}>
      {q === "" ? (
        <Mosaic
          items={tiles}
          label="Tiles"
          renderItem={(tile, at) => (
            <TileCard
              tile={tile}
              category={categoryOf(tile)}
              href={tilePath("search", tile.slug, { t: topic ?? undefined })}
              isNear={at < firstCards}
              onOpen={() => onOpen(tile)}
            />
          )}
        />
      ) : (
        <ul className="results">
          {tiles.map((tile) => (
            <li key={tile.id}>
              <ResultRow tile={tile} category={categoryOf(tile)} q={q} topic={topic} onOpen={() => onOpen(tile)} />
            </li>
          ))}
        </ul>
      )}
      {isError ? (
        <div className="more" role="alert">
          <p>The next tiles did not arrive.</p>
          <button type="button" className="button" onClick={retry}>
            Try again
          </button>
        </div>
      ) : (
        hasMore && (
          <MoreButton label={isPending ? "Fetching more…" : "Show more"} isPending={isPending} onMore={onMore} />
        )
      )}
    </div>
  )
}
