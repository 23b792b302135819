import { shortHash } from "../../media/short-hash.ts"

/** A tile is known by the first slug it ever had, so that a new name keeps what readers have done with it. */
export function tileId(slug: string, formerly: readonly string[] = []): string {
  return shortHash(formerly[0] ?? slug, 13)
}

/**
 * One name for each heading, unique within the tile: the same heading keeps its name when others come or move. Begun with the tile's
 * id they are the subtiles' ids, begun with its first slug their slugs.
 */
export function subtileNames(tile: string, headings: readonly string[]): string[] {
  const taken = new Set<string>()
  return headings.map((heading) => {
    const name = slugify(heading) || "part"
    let id = `${tile}-${name}`
    for (let count = 2; taken.has(id); count++) id = `${tile}-${name}-${count}`
    taken.add(id)
    return id
  })
}

/** With a tile's id before it no longer than the wire takes an id. */
const longest = 48

export function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "")
}
