import type { BawPlay, QuizPlay, WurdPlay } from "@confetti/contract/games"
import type { BawResult, QuizResult, WurdResult } from "@confetti/domain/games/share-result"

export function wurdResult({ rows, isHard }: Pick<WurdPlay, "rows" | "isHard">): WurdResult {
  return { game: "WURD", rows: rows.map(({ marks }) => marks), isHard }
}

export function bawResult({ points, rank, found, words, hints }: BawPlay): BawResult {
  const pangrams = found.filter(({ isPangram }) => isPangram).length
  return { game: "BAW", points, rank, found: found.length, words, pangrams, hasHints: hints !== null }
}

export function quizResult({ answered, isTimed }: Pick<QuizPlay, "answered" | "isTimed">): QuizResult {
  const answers = answered.map(({ chosen, right }) =>
    chosen === null ? "no-time" : chosen === right ? "right" : "wrong",
  )
  return { game: "QUIZ_ME", answers, isTimed }
}
