import type { RichText } from "@confetti/contract/rich-text"
import type { TileNames } from "./tile-names.ts"

/** A text with cards resolved to current slugs. Unknown names stay as written. */
export function resolveTileLinks(text: RichText, names: TileNames): RichText {
  if (!text.some(({ type }) => type === "link")) return text
  return text.map((block) => (block.type === "link" ? { ...block, tile: names.get(block.tile) ?? block.tile } : block))
}
