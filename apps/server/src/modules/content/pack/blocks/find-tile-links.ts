import type { RootContent } from "mdast"
import { linkFields } from "./link-fields.ts"
import { validBlocks } from "./valid-blocks.ts"

/** A card's way to another tile: its slug or id as it is written, and the line it is written on. */
export type TileLink = { tile: string; line: number }

/** The cards in a text that lead to other tiles. */
export function findTileLinks(nodes: readonly RootContent[]): TileLink[] {
  return validBlocks(nodes, "link", linkFields).map(({ fields, lineOf }) => {
    return { tile: fields.tile, line: lineOf(["tile"]) }
  })
}
