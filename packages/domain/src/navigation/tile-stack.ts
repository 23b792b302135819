import { type SearchTerms, type Section, sectionOf, sectionRoot, tilePath } from "./section.ts"

export type VisitedTile = { slug: string }

/** Visited tiles, latest last. An empty stack is the section's root. Invariant: the top is the tile in the address, in its section. */
export type TileStack = { section: Section; terms: SearchTerms; visited: readonly VisitedTile[] }

export const emptyStack: TileStack = { section: "homefeed", terms: {}, visited: [] }

/** Pushes a tile. Opening the top one again changes nothing, as for a double tap. */
export function openTile(stack: TileStack, slug: string): TileStack {
  if (stack.visited.at(-1)?.slug === slug) return stack
  return { ...stack, visited: [...stack.visited, { slug }] }
}

export function replaceTile(stack: TileStack, slug: string): TileStack {
  return { ...stack, visited: [...stack.visited.slice(0, -1), { slug }] }
}

export function goBack(stack: TileStack): TileStack {
  return stack.visited.length === 0 ? stack : { ...stack, visited: stack.visited.slice(0, -1) }
}

/** Keeps only the latest visited tile. */
export function resetStack(stack: TileStack): TileStack {
  return stack.visited.length <= 1 ? stack : { ...stack, visited: stack.visited.slice(-1) }
}

/** The address of a stack: its top tile in the section, or the section's root (search keeps `t` and `q`). */
export function stackPath({ section, terms, visited }: TileStack): string {
  const top = visited.at(-1)
  return top ? tilePath(section, top.slug, terms) : sectionRoot(section, terms)
}

/**
 * The stack after the address changed otherwise: browser history, a link, a reload. The roots `/`, `/me` and `/search` clear it. A known
 * tile is popped to; an unknown one is pushed, and in another section starts a new stack.
 */
export function visitPath(stack: TileStack, path: string, terms: SearchTerms = {}): TileStack {
  const section = sectionOf(path)
  const slug = slugOfPath(path)
  const kept = section === "search" ? terms : {}
  if (slug === null) return { section, terms: kept, visited: [] }
  if (section !== stack.section) return { section, terms: kept, visited: [{ slug }] }
  const at = stack.visited.findLastIndex((visit) => visit.slug === slug)
  const visited = at >= 0 ? stack.visited.slice(0, at + 1) : [...stack.visited, { slug }]
  return { section, terms: kept, visited }
}

export function slugOfPath(path: string): string | null {
  const match = /^(?:\/me|\/search)?\/tiles\/([^/?#]+)\/?$/.exec(path)
  if (!match?.[1]) return null
  try {
    return decodeURIComponent(match[1])
  } catch {
    return null
  }
}
