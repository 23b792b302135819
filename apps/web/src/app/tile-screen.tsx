import { useEffect, useRef } from "react"
import { FollowButton } from "../features/likes/index.ts"
import { TileDetail, useDetailReading, useNewFrom } from "../features/tile/detail/index.ts"
import { useTile } from "../features/tile/index.ts"
import { logEvent } from "../platform/analytics/log-event.ts"
import { IconButton } from "../ui/icon-button.tsx"
import { useBorrowedFocus } from "../ui/use-borrowed-focus.ts"
import { MissingScreen } from "./missing-screen.tsx"
import { MoreTiles } from "./more-tiles.tsx"
import { usePageData } from "./page-data.tsx"
import type { OpenSheet } from "./sheets.tsx"
import { TileActions } from "./tile-actions.tsx"
import { useCategories } from "./use-categories.ts"
import { useTitle } from "./use-title.ts"
import type { useTrail } from "./use-trail.ts"

type Props = { slug: string; trail: ReturnType<typeof useTrail>; onShow: (sheet: OpenSheet) => void }

/** A tile opened over its section, with the way back. */
export function TileScreen({ slug, trail, onShow }: Props) {
  const { data: tile, isPending, isError, retry } = useTile(slug)
  const categories = useCategories()
  const { brand } = usePageData()
  const category = categories.find((each) => each.slug === tile?.categories[0])
  const depth = trail.stack.visited.length
  useTitle(tile?.title ?? null)

  const { section } = trail.stack
  const tileId = tile?.id
  useEffect(() => {
    if (tileId !== undefined) logEvent("open_tile", { tileId, section })
  }, [tileId, section])

  const screen = useRef<HTMLDivElement>(null)
  const newFrom = useNewFrom(tile)
  useDetailReading(screen, tile)
  useBorrowedFocus(screen)

  return (
    <div className="screen tile-screen" ref={screen} tabIndex={-1}>
      <div className="tile-screen-bar">
        <IconButton icon="back" label="Back" onClick={trail.back} />
        {depth > 1 && <IconButton icon="reset" label="Keep only this tile open" onClick={trail.reset} />}
      </div>
      {tile ? (
        <TileDetail
          tile={tile}
          category={category}
          language={brand.language}
          newFrom={newFrom}
          actions={
            <>
              <TileActions tile={tile} page={[tile.id]} onShow={onShow} />
              {tile.developing && <FollowButton tile={tile} />}
            </>
          }
          more={category && <MoreTiles tile={tile} category={category} trail={trail} />}
        />
      ) : isPending ? (
        <div className="waiting" role="status" aria-label="Loading the tile" />
      ) : isError ? (
        <div className="stand-in">
          <h1>This tile did not arrive</h1>
          <p>It will open as soon as there is a connection.</p>
          <button type="button" className="button" onClick={retry}>
            Try again
          </button>
        </div>
      ) : (
        <MissingScreen />
      )}
    </div>
  )
}
