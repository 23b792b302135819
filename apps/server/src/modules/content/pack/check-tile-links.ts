import { about, type Say, t } from "../../../platform/words/say.ts"
import type { TileLink } from "./blocks/find-tile-links.ts"
import { type KnownTiles, namedTiles } from "./named-tiles.ts"
import type { Problem } from "./problem.ts"

/** A file whose text may link to tiles. `slug` is null for a page. */
export type Linking = { file: string; slug: string | null; links: readonly TileLink[] }

/** Checks that cards link to other tiles that exist. A card to a tile that is unpublished or in the future is hidden. */
export function checkTileLinks(linking: readonly Linking[], known: KnownTiles): Problem[] {
  const named = namedTiles(known)
  const findProblem = (tile: string, from: string | null): Say | null => {
    const slug = named.slugOf(tile)
    if (slug !== undefined) return slug === from ? t`leads to this tile itself` : null
    if (named.isExcused(tile)) return null
    const parent = named.parentOf(tile)
    if (parent !== undefined) return t`leads to \`${tile}\`, which is a subtile: link to its tile, \`${parent}\``
    return t`leads to \`${tile}\`, but there is no such tile: give its slug or its id`
  }
  return linking.flatMap(({ file, slug, links }) =>
    links.flatMap(({ tile, line }) => {
      const message = findProblem(tile, slug)
      return message === null ? [] : [{ file, line, say: about("link: `tile`", message) }]
    }),
  )
}
