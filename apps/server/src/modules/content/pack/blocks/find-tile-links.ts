import type { RootContent } from "mdast"
import { linkFields } from "./link-fields.ts"
import { validBlocks } from "./valid-blocks.ts"

export type TileLink = { tile: string; line: number }

export function findTileLinks(nodes: readonly RootContent[]): TileLink[] {
  return validBlocks(nodes, "link", linkFields).map(({ fields, lineOf }) => {
    return { tile: fields.tile, line: lineOf(["tile"]) }
  })
}
