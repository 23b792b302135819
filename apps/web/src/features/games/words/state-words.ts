import type { GameStatistics } from "@confetti/contract/games"
import type { GameKind } from "@confetti/domain/games/game-kinds"
import { quizQuestions } from "@confetti/domain/games/quiz-machine"
import { wurdGuesses } from "@confetti/domain/games/wurd"

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
  WURD: "Five letters, six guesses",
  BAW: "Seven letters, all the words in them",
  QUIZ_ME: "Five questions on what there is to read",
}

function wurdText({ state, moves, score }: DayState): string {
  if (state === "won") return `Solved in ${score}`
  return state === "lost" ? "Not solved this time" : `${moves} of ${wurdGuesses}`
}

function bawText({ moves, score }: DayState, language: string): string {
  if (moves === 0) return "Begun, no word yet"
  const number = new Intl.NumberFormat(language)
  const words = moves === 1 ? "1 word" : `${number.format(moves)} words`
  return `${words}, ${score === 1 ? "1 point" : `${number.format(score)} points`}`
}

function quizText({ state, moves, score }: DayState): string {
  return state === "playing" ? `${moves} of ${quizQuestions}` : `${score} of ${quizQuestions} right`
}

/** What one does next with a game. */
export function actionLabel(today: Pick<DayState, "state">): string {
  if (today.state === "new") return "Play"
  return isOver(today) ? "See how it went" : "Go on"
}
