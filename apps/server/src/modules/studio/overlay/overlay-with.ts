import type { Overlay, OverlayTile } from "../../../platform/content/overlay.ts"
import type { StudioRow } from "../store.ts"

/** What a row lays over the pack; null where it was never published. */
export function overlayTileOf({ tile_id, file, published, origin, archived_at }: StudioRow): OverlayTile | null {
  if (tile_id === null || file === null) return null
  return { id: tile_id, file, text: archived_at === null ? published : null, origin }
}

/** The overlay as it is once a row is as it will be. */
export function overlayWith({ stamp, tiles }: Overlay, tile: OverlayTile): Overlay {
  return { stamp, tiles: [...tiles.filter(({ id }) => id !== tile.id), tile] }
}
