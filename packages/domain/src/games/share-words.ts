import { type BawRank, bawRankNames } from "./baw.ts"
import type { GameKind } from "./game-kinds.ts"
import { type GameResult, isSolved, type QuizMark, type WurdResult } from "./share-result.ts"
import { type Mark, wurdGuesses } from "./wurd.ts"

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const

/** "22 November": the same words in every browser, on the server and in a picture. */
export function dayWords(day: string): string {
  const [, month, date] = day.split("-").map(Number)
  return `${date} ${months[(month ?? 1) - 1]}`
}

const numbers = ["no", "one", "two", "three", "four", "five", "six"] as const

const numberWord = (count: number): string => numbers[count] ?? String(count)

const counted = (count: number, one: string, more = `${one}s`): string =>
  `${numberWord(count)} ${count === 1 ? one : more}`

/** How a game went, without its day: "Solved in four of six guesses, in hard mode". */
export function outcomeWords(result: GameResult): string {
  if (result.game === "WURD") {
    const { rows, isHard } = result
    const outcome = isWon(result)
      ? `Solved in ${numberWord(rows.length)} of ${numberWord(wurdGuesses)} guesses`
      : `Not solved in ${counted(rows.length, "guess", "guesses")}`
    return isHard ? `${outcome}, in hard mode` : outcome
  }
  if (result.game === "QUIZ_ME") {
    const { answers, isTimed } = result
    const outcome = `${capital(numberWord(rightAnswers(answers)))} of ${counted(answers.length, "answer")} right`
    return isTimed ? outcome : `${outcome}, without the clock`
  }
  const { points, rank, hasHints } = result
  const parts = [`${capital(rank)} with ${points} ${points === 1 ? "point" : "points"}`, foundWords(result)]
  return [...parts, ...(hasHints ? [] : ["without hints"])].join(", ")
}

/** "27 of 41 words, 2 pangrams". */
export function foundWords({ found, words, pangrams }: Extract<GameResult, { game: "BAW" }>): string {
  const all = found > words ? `${found} words` : `${found} of ${words} ${words === 1 ? "word" : "words"}`
  return pangrams === 0 ? all : `${all}, ${pangrams} ${pangrams === 1 ? "pangram" : "pangrams"}`
}

/** Everything that is to be seen in the picture, said. */
export function pictureWords(result: GameResult, day: string): string {
  const outcome = `${result.game}, ${dayWords(day)}: ${lowerCase(outcomeWords(result))}.`
  if (result.game === "WURD") return [outcome, ...result.rows.map((row, at) => rowWords(row, at))].join(" ")
  if (result.game === "BAW") return outcome
  const answers = result.answers.map((answer) => answer.replace("no-time", "no time left"))
  return `${outcome} In order: ${answers.join(", ")}.`
}

/** "Guess 2: one in place, two elsewhere." */
function rowWords(row: readonly Mark[], at: number): string {
  const count = (mark: Mark): number => row.filter((each) => each === mark).length
  if (isSolved(row)) return `Guess ${at + 1}: the word.`
  const parts = [
    ...(count("correct") > 0 ? [`${numberWord(count("correct"))} in place`] : []),
    ...(count("present") > 0 ? [`${numberWord(count("present"))} elsewhere`] : []),
  ]
  return `Guess ${at + 1}: ${parts.length === 0 ? "nothing" : parts.join(", ")}.`
}

/** What somebody reads who is sent a result: how it went, and that it is their turn. */
export function invitingWords(result: GameResult): string {
  return `${somebody(result)} Your turn.`
}

function somebody(result: GameResult): string {
  if (result.game === "WURD") {
    const guesses = counted(result.rows.length, "guess", "guesses")
    return isWon(result) ? `Somebody took ${guesses}.` : "Somebody did not get this one."
  }
  if (result.game === "QUIZ_ME")
    return `Somebody got ${numberWord(rightAnswers(result.answers))} of ${numberWord(result.answers.length)} right.`
  const { found } = result
  return `Somebody made ${found === 1 ? "one word" : `${found} words`} of seven letters.`
}

/** A result's headline, in its two lines: "Got it", "in three." */
export function headlineOf(result: GameResult): [string, string] {
  if (result.game === "WURD")
    return isWon(result) ? ["Got it", `in ${numberWord(result.rows.length)}.`] : ["This one", "got away."]
  if (result.game === "QUIZ_ME") {
    const { answers } = result
    return [`${capital(numberWord(rightAnswers(answers)))} of`, `${numberWord(answers.length)} right.`]
  }
  return [`${rankWord(result.rank)},`, `${result.points} ${result.points === 1 ? "point" : "points"}.`]
}

/** What else there is to be said of a result, in a smaller line below; empty where there is nothing. */
export function detailWords(result: GameResult): string {
  if (result.game === "WURD") return result.isHard ? "In hard mode" : ""
  if (result.game === "QUIZ_ME") return result.isTimed ? "" : "Without the clock"
  return foundWords(result) + (result.hasHints ? "" : ", no hints")
}

/** Whether it went so well that confetti falls. */
export function isCheered(result: GameResult): boolean {
  if (result.game === "WURD") return isWon(result)
  if (result.game === "QUIZ_ME") return rightAnswers(result.answers) === result.answers.length
  return bawRankNames.indexOf(result.rank) >= bawRankNames.indexOf("burst")
}

/** What a game is, to somebody who does not know it. */
export const gameWords: Record<GameKind, string> = {
  WURD: "Five letters, six guesses, the same word for everybody.",
  BAW: "Seven letters, one of them in every word. As many words as you can.",
  QUIZ_ME: "Five questions on the things you can read here.",
}

export function isWon({ rows }: WurdResult): boolean {
  return rows.some(isSolved)
}

export function rightAnswers(answers: readonly QuizMark[]): number {
  return answers.filter((answer) => answer === "right").length
}

/** A rank as it stands on its own: "Burst". */
export function rankWord(rank: BawRank): string {
  return capital(rank)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lowerCase(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
