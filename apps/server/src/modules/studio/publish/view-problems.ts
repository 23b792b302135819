import type { StudioProblem } from "@confetti/contract/studio"
import type { Words } from "@confetti/domain/messages/words"
import type { Problem } from "../../content/pack/problem.ts"
import type { DraftPath } from "../file/format-tile.ts"

/** The draft has one field for a picture's or a film's name. */
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
