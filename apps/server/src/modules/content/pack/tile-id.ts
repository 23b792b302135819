import { shortHash } from "../../media/short-hash.ts"

/** A tile's id is its first slug, so that a renamed tile keeps its likes. */
export function tileId(slug: string, formerly: readonly string[] = []): string {
  return shortHash(formerly[0] ?? slug, 13)
}

/**
 * A name for each heading, unique in the tile and stable when headings are added or moved. Prefixed with the tile's id they are subtile
 * ids, with its first slug subtile slugs.
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

/** With a tile's id before it within the wire's limit of an id. */
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
