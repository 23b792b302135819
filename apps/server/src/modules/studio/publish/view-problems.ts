import type { StudioProblem } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import type { Words } from "@confetti/domain/messages/words"
import type { Problem } from "../../content/pack/problem.ts"
import type { DraftPath } from "../file/format-tile.ts"

/** A draft has one field for a picture's or film's name. */
function fieldOf(path: DraftPath): (string | number)[] {
  return path.join(".") === "picture.video" ? ["picture", "file"] : [...path]
}

export function viewProblems(
  problems: readonly Problem[],
  own: string | null,
  pathAt: (line: number) => DraftPath,
  words: Words,
): StudioProblem[] {
  return problems.map(({ file, line, say, path }) => {
    return { file, line, message: say(words), path: file === own ? fieldOf(path ?? pathAt(line)) : null }
  })
}

type DraftFile = { draft: TileDraft; file: string | null; pathAt: (line: number) => DraftPath }

/** Adapts the file check's message, which suggests files beside it, for editors without a picture. */
export function viewDraftProblems(
  problems: readonly Problem[],
  { draft, file, pathAt }: DraftFile,
  words: Words,
): StudioProblem[] {
  const missing = `\`picture.file\` ${words.t`is missing: choose a picture or a film`}`
  return viewProblems(problems, file, pathAt, words).map((problem) => {
    const isMissing = draft.picture.file === "" && problem.path?.join(".") === "picture.file"
    return isMissing ? { ...problem, message: missing } : problem
  })
}
