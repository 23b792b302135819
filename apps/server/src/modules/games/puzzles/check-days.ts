import type { Problem } from "../../content/pack/problem.ts"
import { checkSchedule } from "./check-schedule.ts"
import type { LoadedPuzzles } from "./load-puzzles.ts"
import type { QuizTile } from "./quiz-tile.ts"
import { overridesFile } from "./read-overrides.ts"
import { resolveQuizDays } from "./resolve-quiz-days.ts"

/**
 * All problems with the lists, lines and days from a day on, for `npm run games -- check` and the studio. Without `tiles`, quizzes are not
 * checked.
 */
export function checkDays(
  { puzzles, overrides, problems }: LoadedPuzzles,
  tiles: readonly QuizTile[] | null,
  from: string,
): Problem[] {
  const found = [...problems]
  if (tiles) resolveQuizDays(overrides, tiles, (line, say) => found.push({ file: overridesFile, line, say }))
  return [...found, ...(puzzles ? checkSchedule(puzzles.schedule, from) : [])]
}
