import type { TileFile } from "./parse-tile.ts"

export type TileNames = ReadonlyMap<string, string>

/** The names of a pack's tiles. A current slug takes precedence over a former one, and that over an id. */
export function tileNames(tiles: readonly Pick<TileFile, "id" | "slug" | "fields">[]): TileNames {
  return new Map([
    ...tiles.map(({ id, slug }) => [id, slug] as const),
    ...tiles.flatMap(({ slug, fields }) => (fields.formerly ?? []).map((before) => [before, slug] as const)),
    ...tiles.map(({ slug }) => [slug, slug] as const),
  ])
}
