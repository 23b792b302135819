import { LRUCache } from "lru-cache"
import { parseTile, type TileFile } from "./parse-tile.ts"
import type { Problem } from "./problem.ts"

export type ParsedTile = { tile: TileFile | null; problems: readonly Problem[] }

/** A larger pack is parsed again each time: a cached tile takes some 50 KB. */
const mostRemembered = 2000

const remembered = new LRUCache<string, ParsedTile & { text: string }>({ max: mostRemembered })

/** Parses a tile's file, cached by its text: a pack is read whole after each change of one tile. */
export function parseOnce(file: string, text: string): ParsedTile {
  const before = remembered.get(file)
  if (before?.text === text) return before
  const problems: Problem[] = []
  const tile = parseTile(file, text, (line, say, path) => problems.push({ file, line, say, path }))
  const parsed = { text, tile, problems }
  remembered.set(file, parsed)
  return parsed
}
