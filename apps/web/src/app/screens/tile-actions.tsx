import type { Tile } from "@confetti/contract/tile"
import { LikeButton } from "../../features/likes/index.ts"
import { useSync } from "../../platform/sync/sync.ts"
import { IconButton } from "../../ui/icon.tsx"
import { likeBurst } from "../../ui/like-burst.ts"
import { usePageData } from "../page-data.tsx"
import { shareTile } from "../sheets/share-tile.ts"
import type { OpenSheet } from "../sheets/open-sheet.ts"
import { useCategories } from "./use-categories.ts"
import { useTileCounts } from "./use-tile-counts.ts"

type Props = {
  tile: Tile
  /** The ids of the tiles that are counted together with this one. */
  page: readonly string[]
  onThoughts: () => void
  onShow: (sheet: OpenSheet) => void
}

/** What one can do with a tile, under the thumb. */
export function TileActions({ tile, page, onThoughts, onShow }: Props) {
  const sync = useSync()
  const hue = useCategories().find(({ slug }) => slug === tile.categories[0])?.hue
  const hasThoughts = usePageData().thoughts !== "off"
  const { likes, thoughts } = useTileCounts(page.length > 0 ? [page] : [])(tile.id)
  return (
    <>
      <LikeButton tile={tile} count={likes} onLike={(at) => likeBurst(at, hue)} />
      {hasThoughts && (
        <IconButton
          icon="thoughts"
          label={thoughts?.label ?? "Thoughts"}
          hotkey="T"
          count={thoughts}
          onClick={onThoughts}
        />
      )}
      <IconButton icon="share" label="Share" hotkey="S" onClick={() => void shareTile(tile, sync)} />
      <IconButton icon="why" label="Why this tile" hotkey="W" onClick={() => onShow({ kind: "why", tile })} />
    </>
  )
}
