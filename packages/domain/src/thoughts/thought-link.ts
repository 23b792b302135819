import { searchQuery, tilePath } from "../navigation/section.ts"
import { thoughtsPart } from "./thoughts-part.ts"

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The address of one thought: its tile's, opened at it. */
export function thoughtPath(tileSlug: string, thoughtId: string): string {
  return tilePath("homefeed", tileSlug) + searchQuery({}, thoughtId)
}

/** The thought a tile's address names; null where there is none that can be one. */
export function readThoughtId(query: { get: (name: string) => string | null }): string | null {
  const id = query.get("thought")?.toLowerCase() ?? ""
  return uuid.test(id) ? id : null
}

/** The part a tile was opened at, where that is one of its thoughts. */
export function thoughtPart(thoughtId: string): string {
  return `${thoughtsPart} ${thoughtId}`
}

/** The thoughts a tile was opened at, and which one of them; null for any other part. */
export function readThoughtsPart(part: string | null): { thoughtId: string | null } | null {
  if (part === thoughtsPart) return { thoughtId: null }
  const id = part?.startsWith(`${thoughtsPart} `) ? part.slice(thoughtsPart.length + 1) : ""
  return uuid.test(id) ? { thoughtId: id } : null
}
