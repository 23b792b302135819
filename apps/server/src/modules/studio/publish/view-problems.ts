import type { StudioProblem } from "@confetti/contract/studio"
import type { Problem } from "../../content/pack/problem.ts"
import type { DraftPath } from "../file/format-tile.ts"

/** The draft has one field for a picture's or a film's name. */
function fieldOf(path: DraftPath): (string | number)[] {
  return path.join(".") === "picture.video" ? ["picture", "file"] : [...path]
}

/** Problems as the studio shows them: of the tile's own file at its fields, of others by name and line. */
export function viewProblems(
  problems: readonly Problem[],
  own: string | null,
  pathAt: (line: number) => DraftPath,
): StudioProblem[] {
  return problems.map(({ file, line, message, path }) => {
    return { file, line, message, path: file === own ? fieldOf(path ?? pathAt(line)) : null }
  })
}
