import type { Tile } from "@confetti/contract/tile"
import { LikeButton } from "../features/likes/index.ts"
import { IconButton } from "../ui/icon-button.tsx"
import { shareTile } from "./share-tile.ts"
import type { OpenSheet } from "./sheets.tsx"

/** What one can do with a tile, under the thumb. */
export function TileActions({ tile, onShow }: { tile: Tile; onShow: (sheet: OpenSheet) => void }) {
  return (
    <>
      <LikeButton tile={tile} />
      <IconButton icon="share" label="Share" onClick={() => void shareTile(tile)} />
      <IconButton icon="why" label="Why this tile" onClick={() => onShow({ kind: "why", tile })} />
    </>
  )
}
