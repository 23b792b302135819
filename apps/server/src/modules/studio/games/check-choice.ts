import type { StudioProblem } from "@confetti/contract/studio"
import type { Words } from "@confetti/domain/messages/words"
import type { GameKind } from "@confetti/domain/games/game-kinds"
import { stringify } from "yaml"
import type { Say } from "../../../platform/words/say.ts"
import { repeatsOf } from "../../games/puzzles/check-schedule.ts"
import type { LoadedPuzzles } from "../../games/puzzles/load-puzzles.ts"
import type { QuizTile } from "../../games/puzzles/quiz-tile.ts"
import { overridesFile, readOverrides } from "../../games/puzzles/read-overrides.ts"
import { resolveQuizDays } from "../../games/puzzles/resolve-quiz-days.ts"

type Asked = { day: string; game: GameKind; value: unknown; mayRepeat: boolean; today: string; words: Words }

/** Problems with one game of one day, by the code that reads the file. Problems of other days do not block it. */
export function checkChoice(
  { day, game, value, mayRepeat, today, words }: Asked,
  { puzzles }: LoadedPuzzles,
  tiles: readonly QuizTile[],
): StudioProblem[] {
  const problems: StudioProblem[] = []
  const lines = new Map<number, (string | number)[]>()
  const report = (line: number, say: Say): void => {
    problems.push({ file: overridesFile, line, message: say(words), path: lines.get(line) ?? [game] })
  }
  const overrides = readOverrides(stringify({ [day]: { [game]: value } }), puzzles?.lists ?? null, report)
  const decided = overrides.get(day)
  for (const [at, { line }] of (decided?.QUIZ_ME ?? []).entries()) lines.set(line, [game, at])
  resolveQuizDays(overrides, tiles, report)
  if (problems.length > 0 || mayRepeat || game === "QUIZ_ME" || !puzzles) return problems
  const { schedule } = puzzles
  const chosen = decided?.WURD?.word ?? decided?.BAW?.letters
  const nameOf: typeof schedule.nameOf = (kind, each) =>
    each === day && chosen !== undefined ? chosen : schedule.nameOf(kind, each)
  // The matching day reveals nothing that the editor did not type.
  return repeatsOf({ nameOf }, game, today)
    .filter(({ days }) => days.includes(day))
    .map(({ days }) => {
      const other = days.find((each) => each !== day) ?? day
      return {
        file: overridesFile,
        line: 1,
        message: words.t`it is the same as on ${other}, less than a year away`,
        path: ["repeat"],
      }
    })
}
