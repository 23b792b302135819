/** How a tile stands on the screen. `shaded` is the cover, `shaded-detail` the opened state, `developing` a story that still grows. */
const displayTypes = ["shaded", "developing", "shaded-detail"] as const

export type DisplayType = (typeof displayTypes)[number]

export function displayTypeOf(tile: { developing: boolean }, isOpen: boolean): DisplayType {
  if (tile.developing) return "developing"
  return isOpen ? "shaded-detail" : "shaded"
}
