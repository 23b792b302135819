import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { feedPage } from "@confetti/domain/feed/feed-page"
import { tilePath } from "@confetti/domain/navigation/section"
import { useMemo } from "react"
import { Button } from "../../ui/button.tsx"
import { MoreButton } from "../../ui/more-button.tsx"
import { Mosaic } from "../../ui/mosaic.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import { CategoryChip, inHue, TileCard, TilePicture, UnreadBadge, useTilePages } from "../tile/index.ts"
import { markMatches } from "./mark-matches.ts"
import { type Found, pageSize } from "./use-search.ts"

type ResultRowProps = {
  tile: Tile
  category: Category | undefined
  q: string
  topic: string | null
  onOpen: () => void
}

const firstCards = 4

type Props = {
  found: Found
  pages: number
  categories: readonly Category[]
  isOld: boolean
  onMore: () => void
  onOpen: (tile: Tile) => void
}

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
        <ul className="results grid">
          {tiles.map((tile) => (
            <li key={tile.id}>
              <ResultRow tile={tile} category={categoryOf(tile)} q={q} topic={topic} onOpen={() => onOpen(tile)} />
            </li>
          ))}
        </ul>
      )}
      {isError ? (
        <div className="more" role="alert">
          <p>Could not load more tiles.</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      ) : (
        hasMore && (
          <MoreButton label={isPending ? "Loading more…" : "Show more"} isPending={isPending} onMore={onMore} />
        )
      )}
    </div>
  )
}

function ResultRow({ tile, category, q, topic, onOpen }: ResultRowProps) {
  const { picture, title, teaser, slug } = tile
  return (
    <a
      href={tilePath("search", slug, { q, t: topic ?? undefined })}
      {...inHue(category?.hue, "result grid cols-start items-center gap-4 py-2")}
      onClick={plainClick(onOpen)}
    >
      <div className="result-picture relative overflow-hidden rounded-card" data-art={slug}>
        <TilePicture picture={{ ...picture, alt: "" }} sizes="96px" isNear={false} />
      </div>
      <span className="grid cols-1 gap-1">
        <span className="result-chips flex flex-wrap gap-2 text-1">
          {category && <CategoryChip category={category} />}
          <UnreadBadge tile={tile} />
        </span>
        <span className="result-title plaintext text-balance">
          <Marked text={title} q={q} />
        </span>
        <span className="result-teaser overflow-hidden ink-2">
          <Marked text={teaser} q={q} />
        </span>
      </span>
    </a>
  )
}

function Marked({ text, q }: { text: string; q: string }) {
  return markMatches(text, q).map((part, at) => (part.isMatch ? <mark key={at}>{part.text}</mark> : part.text))
}

function useFoundTiles({ answer }: Found, pages: number) {
  const further = useMemo(
    () => Array.from({ length: pages - 1 }, (_, at) => feedPage(answer.ids, at + 2, pageSize)),
    [answer.ids, pages],
  )
  const more = useTilePages(further)
  const tiles = useMemo(() => {
    const byId = new Map([...more.tiles, ...answer.tiles].map((tile) => [tile.id, tile]))
    return inOrder(answer.ids.slice(0, pages * pageSize), byId)
  }, [answer, more.tiles, pages])
  return {
    tiles,
    hasMore: pages * pageSize < answer.ids.length || (pages > 1 && more.isPending),
    isPending: pages > 1 && more.isPending,
    isError: pages > 1 && more.isError,
    retry: more.retry,
  }
}

function inOrder(ids: readonly string[], byId: ReadonlyMap<string, Tile>): Tile[] {
  return ids.flatMap((id) => byId.get(id) ?? [])
}
