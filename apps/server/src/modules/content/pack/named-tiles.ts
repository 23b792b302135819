import { basename } from "node:path"
import type { Overlay } from "../../../platform/content/overlay.ts"
import type { TileFile } from "./parse-tile.ts"
import type { TileNames } from "./tile-names.ts"

export type KnownTiles = {
  names: TileNames
  tiles: readonly TileFile[]
  /** All files of tiles, those too that could not be read: their own mistake is told, and not once more wherever they are named. */
  files: readonly string[]
  overlay: Overlay
}

type NamedTiles = {
  slugOf: (name: string) => string | undefined
  /**
   * A name that leads to no tile and is no mistake: its file can't be read, or the studio has taken the tile back; otherwise nothing
   * could be taken back that others name.
   */
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
