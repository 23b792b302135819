import type { GameStatistics } from "@confetti/contract/games"
import type { GameKind } from "@confetti/domain/games/game-kinds"
import { quizQuestions } from "@confetti/domain/games/quiz-machine"
import { wurdGuesses } from "@confetti/domain/games/wurd"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"

export type DayState = GameStatistics["games"][number]["today"]

export function isOver({ state }: Pick<DayState, "state">): boolean {
  return state === "won" || state === "lost" || state === "done"
}

/** How a day's game stands, or how it went, in a few words. */
export function stateText(game: GameKind, today: DayState, language: string): string {
  if (today.state === "new") return newText[game]
  if (game === "WURD") return wurdText(today)
  return game === "BAW" ? bawText(today, language) : quizText(today)
}

const newText: Record<GameKind, string> = {
  WURD: t`Five letters, six guesses`,
  BAW: t`Seven letters, all the words in them`,
  QUIZ_ME: t`Five questions on what there is to read`,
}

function wurdText({ state, moves, score }: DayState): string {
  if (state === "won") return t`Solved in ${score}`
  return state === "lost" ? t`Not solved this time` : t`${moves} of ${wurdGuesses}`
}

function bawText({ moves, score }: DayState, language: string): string {
  if (moves === 0) return t`Begun, no word yet`
  const words = plural(moves, { one: "# word", other: "# words" }, language)
  const points = plural(score, { one: "# point", other: "# points" }, language)
  return `${words}, ${points}`
}

function quizText({ state, moves, score }: DayState): string {
  return state === "playing" ? t`${moves} of ${quizQuestions}` : t`${score} of ${quizQuestions} right`
}

/** What one does next with a game. */
export function actionLabel(today: Pick<DayState, "state">): string {
  if (today.state === "new") return t`Play`
  return isOver(today) ? t`See how it went` : t`Go on`
}
