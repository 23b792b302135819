import { type BawRank, bawRankNames } from "./baw.ts"
import type { GameKind } from "./game-kinds.ts"
import { quizQuestions } from "./quiz-machine.ts"
import { type Mark, marks, wurdGuesses, wurdLetters } from "./wurd.ts"

/** A finished game's result without spoilers: no letter, word or question. */
export type WurdResult = { game: "WURD"; rows: readonly (readonly Mark[])[]; isHard: boolean }

export type BawResult = {
  game: "BAW"
  points: number
  rank: BawRank
  /** Words found, and words to find. Bonus words can exceed them. */
  found: number
  words: number
  pangrams: number
  hasHints: boolean
}

export const quizMarks = ["right", "wrong", "no-time"] as const

export type QuizMark = (typeof quizMarks)[number]

export type QuizResult = { game: "QUIZ_ME"; answers: readonly QuizMark[]; isTimed: boolean }

export type GameResult = WurdResult | BawResult | QuizResult

/** Far more than any puzzle has. */
const most = { points: 9999, found: 999, words: 999, pangrams: 99 }

const shapes = {
  WURD: /^([eh])((?:[0-9a-f]{2}){1,6})$/,
  BAW: /^([eh])(0|[1-9]\d{0,3})-([0-6])-(0|[1-9]\d{0,2})-([1-9]\d{0,2})-(0|[1-9]\d?)$/,
  QUIZ_ME: /^([tu])([rwn]{1,5})$/,
} as const

/** A result for an address: at most twenty letters, digits and hyphens. Throws RangeError for an impossible one. */
export function encodeResult(result: GameResult): string {
  if (!isPossible(result)) throw new RangeError(`no game of ${result.game} ends like this`)
  switch (result.game) {
    case "WURD":
      return (result.isHard ? "h" : "e") + result.rows.map(encodeRow).join("")
    case "BAW": {
      const { points, rank, found, words, pangrams, hasHints } = result
      return (hasHints ? "h" : "e") + [points, bawRankNames.indexOf(rank), found, words, pangrams].join("-")
    }
    case "QUIZ_ME":
      return (result.isTimed ? "t" : "u") + result.answers.map((answer) => answer.charAt(0)).join("")
  }
}

export function decodeResult(game: GameKind, code: string): GameResult | null {
  const [, flag, ...parts] = shapes[game].exec(code) ?? []
  if (flag === undefined) return null
  const result = readParts(game, flag, parts)
  return result !== null && isPossible(result) ? result : null
}

function readParts(game: GameKind, flag: string, parts: readonly string[]): GameResult | null {
  if (game === "WURD") {
    const rows = (parts[0]?.match(/../g) ?? []).map(decodeRow)
    return { game, rows, isHard: flag === "h" }
  }
  if (game === "QUIZ_ME") {
    const answers = [...(parts[0] ?? "")].flatMap((letter) => quizMarks.find((mark) => mark.startsWith(letter)) ?? [])
    return { game, answers, isTimed: flag === "t" }
  }
  const [points = 0, rankAt = 0, found = 0, words = 0, pangrams = 0] = parts.map(Number)
  const rank = bawRankNames[rankAt]
  return rank === undefined ? null : { game, points, rank, found, words, pangrams, hasHints: flag === "h" }
}

/** A row of marks in base three, as two hexadecimal digits. */
function encodeRow(row: readonly Mark[]): string {
  const value = row.reduce((sum, mark) => sum * marks.length + marks.indexOf(mark), 0)
  return value.toString(16).padStart(2, "0")
}

function decodeRow(text: string): Mark[] {
  let value = Number.parseInt(text, 16)
  const row: Mark[] = []
  for (let place = 0; place < wurdLetters; place += 1) {
    row.unshift(marks[value % marks.length] ?? "absent")
    value = Math.floor(value / marks.length)
  }
  // More than five marks.
  return value === 0 ? row : []
}

function isPossible(result: GameResult): boolean {
  if (result.game === "WURD") {
    const { rows } = result
    const isCounted = rows.length >= 1 && rows.length <= wurdGuesses
    return isCounted && rows.every(isPossibleRow) && !rows.slice(0, -1).some(isSolved)
  }
  if (result.game === "QUIZ_ME") return result.answers.length >= 1 && result.answers.length <= quizQuestions
  const { points, found, words, pangrams } = result
  const isCounted = isWithin(points, most.points) && isWithin(found, most.found) && isWithin(pangrams, most.pangrams)
  return isCounted && isWithin(words, most.words) && words > 0 && pangrams <= found && found <= points
}

function isWithin(value: number, limit: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= limit
}

/** Four letters in place determine the fifth. */
function isPossibleRow(row: readonly Mark[]): boolean {
  const inPlace = row.filter((mark) => mark === "correct").length
  return row.length === wurdLetters && !(inPlace === wurdLetters - 1 && row.includes("present"))
}

export function isSolved(row: readonly Mark[]): boolean {
  return row.every((mark) => mark === "correct")
}
