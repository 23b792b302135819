import type { TileDraft } from "@confetti/contract/tile-draft"
import { type DraftPart, draftFields, isSameValue, partId, subtileOf } from "./draft-parts.ts"

/** Two versions of a draft and their common base; null if it is unknown. */
export type Versions = { mine: TileDraft; theirs: TileDraft; base: TileDraft | null }

export type Difference = { id: string; part: DraftPart; changedBy: "mine" | "theirs" | "both" }

export function compareDrafts({ mine, theirs, base }: Versions): Difference[] {
  const keys = [...new Set([...mine.subtiles, ...theirs.subtiles].map(({ key }) => key))]
  const parts: DraftPart[] = [
    ...draftFields.map((field) => ({ kind: "field", field }) as const),
    { kind: "order" },
    ...keys.map((key) => ({ kind: "subtile", key }) as const),
  ]
  const isShared = (key: string) => subtileOf(mine, key) !== undefined && subtileOf(theirs, key) !== undefined
  const valueIn = (draft: TileDraft, part: DraftPart): unknown => {
    if (part.kind === "field") return draft[part.field]
    if (part.kind === "subtile") return subtileOf(draft, part.key)
    return draft.subtiles.map(({ key }) => key).filter(isShared)
  }
  return parts.flatMap((part) => {
    const [a, b] = [valueIn(mine, part), valueIn(theirs, part)]
    if (isSameValue(a, b)) return []
    const before = base && valueIn(base, part)
    const changedBy =
      base !== null && isSameValue(a, before) ? "theirs" : base !== null && isSameValue(b, before) ? "mine" : "both"
    return [{ id: partId(part), part, changedBy }]
  })
}
