import { searchQuery, tilePath } from "../navigation/section.ts"
import { thoughtsPart } from "./thoughts-part.ts"

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function thoughtPath(tileSlug: string, thoughtId: string): string {
  return tilePath("homefeed", tileSlug) + searchQuery({}, thoughtId)
}

export function readThoughtId(query: { get: (name: string) => string | null }): string | null {
  const id = query.get("thought")?.toLowerCase() ?? ""
  return uuid.test(id) ? id : null
}

export function thoughtPart(thoughtId: string): string {
  return `${thoughtsPart} ${thoughtId}`
}

export function readThoughtsPart(part: string | null): { thoughtId: string | null } | null {
  if (part === thoughtsPart) return { thoughtId: null }
  const id = part?.startsWith(`${thoughtsPart} `) ? part.slice(thoughtsPart.length + 1) : ""
  return uuid.test(id) ? { thoughtId: id } : null
}
