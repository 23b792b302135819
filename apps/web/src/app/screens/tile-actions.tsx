import type { Tile } from "@confetti/contract/tile"
import { LikeButton, useLikeCounts } from "../../features/likes/index.ts"
import { useSync } from "../../platform/sync/sync.ts"
import { IconButton } from "../../ui/icon.tsx"
import { shareTile } from "../navigation/at-a-touch.ts"
import type { OpenSheet } from "../sheets/sheets.tsx"

type Props = {
  tile: Tile
  /** The ids of the tiles whose likes are counted together with this one's. */
  page: readonly string[]
  onShow: (sheet: OpenSheet) => void
}

/** What one can do with a tile, under the thumb. */
export function TileActions({ tile, page, onShow }: Props) {
  const sync = useSync()
  const countOf = useLikeCounts(page.length > 0 ? [page] : [])
  return (
    <>
      <LikeButton tile={tile} count={countOf(tile.id)} />
      <IconButton icon="share" label="Share" onClick={() => shareTile(tile, sync)} />
      <IconButton icon="why" label="Why this tile" onClick={() => onShow({ kind: "why", tile })} />
    </>
  )
}
