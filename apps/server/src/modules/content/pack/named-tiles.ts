import { basename } from "node:path"
import type { Overlay } from "../../../platform/content/overlay.ts"
import type { TileFile } from "./parse-tile.ts"
import type { TileNames } from "./tile-names.ts"

export type KnownTiles = {
  names: TileNames
  tiles: readonly TileFile[]
  /** All tile files, including unreadable ones: their problem is reported once, not wherever they are named. */
  files: readonly string[]
  overlay: Overlay
}

type NamedTiles = {
  slugOf: (name: string) => string | undefined
  /** Whether an unknown name is not a problem: its file can't be read, or the tile was unpublished in the studio. */
  isExcused: (name: string) => boolean
  parentOf: (name: string) => string | undefined
}

export function namedTiles({ names, tiles, files, overlay }: KnownTiles): NamedTiles {
  const unread = new Set(files.map(slugOfFile))
  const takenBack = new Set(
    overlay.tiles
      .filter(({ text }) => text === null)
      .flatMap(({ id, file, origin }) => [id, slugOfFile(file), ...(origin === null ? [] : [slugOfFile(origin)])]),
  )
  const parents = new Map(
    tiles.flatMap(({ slug, subtiles }) =>
      subtiles.flatMap((each) => [each.slug, each.id].map((name) => [name, slug] as const)),
    ),
  )
  return {
    slugOf: (name) => names.get(name),
    isExcused: (name) => unread.has(name) || takenBack.has(name),
    parentOf: (name) => parents.get(name),
  }
}

function slugOfFile(file: string): string {
  return basename(file, ".md")
}
