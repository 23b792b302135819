import type { TileFile } from "./parse-tile.ts"

/** Whatever a link may call a tile, a slug of now or before or its id → the slug it has now. */
export type TileNames = ReadonlyMap<string, string>

/** The names of a pack's tiles. A slug of now counts more than one of before, and that more than an id. */
export function tileNames(tiles: readonly Pick<TileFile, "id" | "slug" | "fields">[]): TileNames {
  return new Map([
    ...tiles.map(({ id, slug }) => [id, slug] as const),
    ...tiles.flatMap(({ slug, fields }) => (fields.formerly ?? []).map((before) => [before, slug] as const)),
    ...tiles.map(({ slug }) => [slug, slug] as const),
  ])
}
