import type { TileDraft } from "@confetti/contract/tile-draft"
import { compareDrafts, type Difference, type Versions } from "./compare-drafts.ts"
import { draftFields, subtileOf } from "./draft-parts.ts"

export type Side = "mine" | "theirs"

type Choices = Readonly<Record<string, Side>>

/** Takes each part from whoever changed it; `mine` if both did. */
export function usualChoices(differences: readonly Difference[]): Record<string, Side> {
  return Object.fromEntries(differences.map(({ id, changedBy }) => [id, changedBy === "theirs" ? "theirs" : "mine"]))
}

export function mergeDrafts({ mine, theirs }: Pick<Versions, "mine" | "theirs">, choices: Choices): TileDraft {
  const sides = { mine, theirs }
  const from = (id: string) => sides[choices[id] ?? "mine"]
  const fields = Object.fromEntries(draftFields.map((field) => [field, from(field)[field]]))
  const leading = from("order")
  const other = leading === mine ? theirs : mine
  const subtiles = mergedKeys(leading, other).flatMap((key) => subtileOf(from(`subtile ${key}`), key) ?? [])
  return { ...mine, ...fields, subtiles }
}

/** The keys of both in the order of the first. A key only in the second follows its predecessor there. */
function mergedKeys(leading: TileDraft, other: TileDraft): string[] {
  const keys = leading.subtiles.map(({ key }) => key)
  for (const [at, { key }] of other.subtiles.entries())
    if (!keys.includes(key)) keys.splice(keys.indexOf(other.subtiles[at - 1]?.key ?? "") + 1, 0, key)
  return keys
}

/** Applies changes since `base` to the server's version. */
export function rebaseDraft({
  base,
  mine,
  theirs,
}: {
  base: TileDraft
  mine: TileDraft
  theirs: TileDraft
}): TileDraft {
  const versions = { mine, theirs, base }
  return mergeDrafts(versions, usualChoices(compareDrafts(versions)))
}
