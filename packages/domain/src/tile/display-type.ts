/** How a tile is displayed. `shaded` is the cover, `shaded-detail` the opened tile, `developing` a developing story. */
const displayTypes = ["shaded", "developing", "shaded-detail"] as const

export type DisplayType = (typeof displayTypes)[number]

export function displayTypeOf(tile: { developing: boolean }, isOpen: boolean): DisplayType {
  if (tile.developing) return "developing"
  return isOpen ? "shaded-detail" : "shaded"
}
