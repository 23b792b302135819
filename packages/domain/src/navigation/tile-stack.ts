import { type SearchTerms, type Section, sectionOf, sectionRoot, tilePath } from "./section.ts"

export type VisitedTile = { slug: string }

/**
 * The tiles a person walked through, the latest last. An empty stack stands on the section's root.
 * Invariant: the top of the stack is the tile the address shows, in its section.
 */
export type TileStack = { section: Section; terms: SearchTerms; visited: readonly VisitedTile[] }

export const emptyStack: TileStack = { section: "homefeed", terms: {}, visited: [] }

/** Opening a tile pushes it. Opening the tile that is already on top changes nothing: a double tap is one visit. */
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

/** The address that shows the stack: its top tile in the section, or the section's root (search keeps `t` and `q`). */
export function stackPath({ section, terms, visited }: TileStack): string {
  const top = visited.at(-1)
  return top ? tilePath(section, top.slug, terms) : sectionRoot(section, terms)
}

/**
 * The stack after the address changed by other means than ours: the browser's back and forward, a link, a reload.
 * The roots `/`, `/me` and `/search` clear it. A tile already in the stack is walked back to; an unknown one is pushed,
 * and in another section it begins a new stack.
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
