import type { Tile } from "@confetti/contract/tile"

export const tileAttributes = [
  "slug",
  "title",
  "teaser",
  "categories",
  "developing",
  "aspect",
  "publishedAt",
  "updatedAt",
  "picture",
] as const satisfies readonly (keyof Tile)[]

export function attributesOf(
  tile: Partial<Tile>,
  wanted: readonly (typeof tileAttributes)[number][],
): Record<string, unknown> {
  return Object.fromEntries(wanted.map((name) => [name, tile[name]]))
}
