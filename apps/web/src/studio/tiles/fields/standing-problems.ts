import type { StudioProblem } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import type { DraftPath } from "./draft-path.ts"

/** The problems found in one draft that may still be there in a later one: those whose field is as it was. */
export function standingProblems(problems: StudioProblem[], found: TileDraft, now: TileDraft): StudioProblem[] {
  if (found === now) return problems
  return problems.filter(({ path }) => path === null || valueAt(found, path) === valueAt(now, path))
}

function valueAt(draft: TileDraft, path: DraftPath): string {
  let value: unknown = draft
  for (const part of path) value = (value as Record<string | number, unknown> | null | undefined)?.[part]
  return JSON.stringify(value)
}
