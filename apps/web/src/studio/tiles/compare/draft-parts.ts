import type { DraftSubtile, TileDraft } from "@confetti/contract/tile-draft"

type Field = Exclude<keyof TileDraft, "subtiles">

export type DraftPart = { kind: "field"; field: Field } | { kind: "order" } | { kind: "subtile"; key: string }

const fieldOrder: Record<Field, number> = {
  title: 0,
  teaser: 1,
  slug: 2,
  categories: 3,
  aspect: 4,
  developing: 5,
  published: 6,
  updated: 7,
  season: 8,
  formerly: 9,
  picture: 10,
  opening: 11,
  sources: 12,
  questions: 13,
  next: 14,
}

export const draftFields = (Object.keys(fieldOrder) as Field[]).toSorted((a, b) => fieldOrder[a] - fieldOrder[b])

export function partId(part: DraftPart): string {
  if (part.kind === "order") return "order"
  return part.kind === "field" ? part.field : `subtile ${part.key}`
}

export function subtileOf(draft: TileDraft, key: string): DraftSubtile | undefined {
  return draft.subtiles.find((subtile) => subtile.key === key)
}

export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every(
    (key) =>
      Object.hasOwn(b, key) && isSameValue((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  )
}
