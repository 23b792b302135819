import type { Overlay, OverlayFile, OverlayTile } from "../../../platform/content/overlay.ts"
import type { StudioRow } from "../store.ts"

/** A row's tile in the overlay; null if it was never published. */
export function overlayTileOf({ tile_id, file, published, origin, archived_at }: StudioRow): OverlayTile | null {
  if (tile_id === null || file === null) return null
  return { id: tile_id, file, text: archived_at === null ? published : null, origin }
}

export function overlayWith({ tiles, ...rest }: Overlay, tile: OverlayTile): Overlay {
  return { ...rest, tiles: [...tiles.filter(({ id }) => id !== tile.id), tile] }
}

export function overlayWithFile({ files, ...rest }: Overlay, { file, text }: OverlayFile | OverlayFileGone): Overlay {
  const others = files.filter((each) => each.file !== file)
  return { ...rest, files: text === null ? others : [...others, { file, text }] }
}

type OverlayFileGone = { file: string; text: null }
