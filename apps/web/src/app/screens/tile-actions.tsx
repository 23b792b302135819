import type { Tile } from "@confetti/contract/tile"
import { LikeButton } from "../../features/likes/index.ts"
import { useSync } from "../../platform/sync/sync.ts"
import { IconButton } from "../../ui/icon.tsx"
import { shareTile } from "../navigation/at-a-touch.ts"
import { usePageData } from "../page-data.tsx"
import type { OpenSheet } from "../sheets/sheets.tsx"
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
  const hasThoughts = usePageData().thoughts !== "off"
  const { likes, thoughts } = useTileCounts(page.length > 0 ? [page] : [])(tile.id)
  return (
    <>
      <LikeButton tile={tile} count={likes} />
      {hasThoughts && (
        <IconButton icon="thoughts" label={thoughts?.label ?? "Thoughts"} count={thoughts} onClick={onThoughts} />
      )}
      <IconButton icon="share" label="Share" onClick={() => shareTile(tile, sync)} />
      <IconButton icon="why" label="Why this tile" onClick={() => onShow({ kind: "why", tile })} />
    </>
  )
}
