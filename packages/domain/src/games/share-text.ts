import { plural } from "../messages/plural.ts"
import { t } from "../messages/t.ts"
import { bawRankNames } from "./baw.ts"
import { type GameResult, type QuizMark, quizMarks } from "./share-result.ts"
import { dayWords, detailWords, isWon, rankWord, rightAnswers } from "./share-words.ts"
import { type Mark, marks, wurdGuesses } from "./wurd.ts"

/**
 * Distinct in shape and colour, of one width, and coloured wherever emoji are, without a variation selector. Legible on white and on black.
 */
const markSigns: Record<Mark, string> = { correct: "🟩", present: "🔶", absent: "⚫" }
const quizSigns: Record<QuizMark, string> = { right: "✅", wrong: "❌", "no-time": "⌛" }

export const meaningOf: ReadonlyMap<string, Mark | QuizMark> = new Map([
  ...marks.map((mark) => [markSigns[mark], mark] as const),
  ...quizMarks.map((mark) => [quizSigns[mark], mark] as const),
])

type Around = {
  day: string
  streak: number
}

/** The shared text. The address comes last, where every messenger makes a preview of it. */
export function resultText(result: GameResult, { url, ...around }: Around & { url: string }): string {
  return [...resultLines(result, around), url].join("\n")
}

export function resultLines(result: GameResult, { day, streak }: Around): string[] {
  const lines = [`${result.game} ${dayWords(day, "short")} ${scoreText(result)}`, ...gridLines(result)]
  return streak > 1 ? [...lines, plural(streak, { one: "# day in a row", other: "# days in a row" })] : lines
}

function gridLines(result: GameResult): string[] {
  if (result.game === "WURD") return result.rows.map((row) => row.map((mark) => markSigns[mark]).join(""))
  if (result.game === "QUIZ_ME") return [result.answers.map((answer) => quizSigns[answer]).join("")]
  const reached = bawRankNames.indexOf(result.rank)
  const ladder = bawRankNames.map((_rank, at) => (at <= reached ? markSigns.correct : markSigns.absent)).join("")
  return [`${ladder} ${rankWord(result.rank)}`, detailWords(result)]
}

/** "4/6", with a star in hard mode; "84 points"; "4/5". */
function scoreText(result: GameResult): string {
  if (result.game === "WURD") {
    const guesses = isWon(result) ? result.rows.length : "X"
    return `${guesses}/${wurdGuesses}${result.isHard ? "★" : ""}`
  }
  if (result.game === "BAW") return plural(result.points, { one: "# point", other: "# points" })
  const score = `${rightAnswers(result.answers)}/${result.answers.length}`
  return result.isTimed ? score : t`${score}, no clock`
}
