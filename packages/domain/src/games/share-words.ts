import { plural } from "../messages/plural.ts"
import { t } from "../messages/t.ts"
import { type BawRank, bawRankNames } from "./baw.ts"
import type { GameKind } from "./game-kinds.ts"
import { type GameResult, isSolved, type QuizMark, type WurdResult } from "./share-result.ts"
import { type Mark, wurdGuesses } from "./wurd.ts"

const months = [
  t`January`,
  t`February`,
  t`March`,
  t`April`,
  t`May`,
  t`June`,
  t`July`,
  t`August`,
  t`September`,
  t`October`,
  t`November`,
  t`December`,
] as const

/** "22 November", or "22 Nov": the same in every browser, on the server and in pictures. */
export function dayWords(day: string, length: "long" | "short" = "long"): string {
  const [, number = 1, date = 1] = day.split("-").map(Number)
  const name = months[number - 1] ?? ""
  const month = length === "short" ? name.slice(0, 3) : name
  return t`${date} ${month}`
}

const numbers = [t`one`, t`two`, t`three`, t`four`, t`five`, t`six`] as const

const numberWord = (count: number): string => numbers[count - 1] ?? String(count)

const rankNames: Record<BawRank, string> = {
  speck: t`speck`,
  pinch: t`pinch`,
  handful: t`handful`,
  shower: t`shower`,
  burst: t`burst`,
  parade: t`parade`,
  confetti: t`confetti`,
}

/** The outcome inside a sentence: "solved in four of six guesses, in hard mode". */
function outcomeWords(result: GameResult): string {
  if (result.game === "WURD") {
    const { rows, isHard } = result
    const [guesses, all] = [numberWord(rows.length), numberWord(wurdGuesses)]
    const outcome = isWon(result)
      ? plural(rows.length, { one: `solved in one of ${all} guesses`, other: `solved in ${guesses} of ${all} guesses` })
      : plural(rows.length, { one: "not solved in one guess", other: `not solved in ${guesses} guesses` })
    return isHard ? t`${outcome}, in hard mode` : outcome
  }
  if (result.game === "QUIZ_ME") {
    const { answers, isTimed } = result
    const right = rightWords(answers)
    const outcome = plural(answers.length, { one: `${right} answer right`, other: `${right} answers right` })
    return isTimed ? outcome : t`${outcome}, without the clock`
  }
  const { points, hasHints } = result
  const rank = rankNames[result.rank]
  const parts = [plural(points, { one: `${rank} with # point`, other: `${rank} with # points` }), foundWords(result)]
  return [...parts, ...(hasHints ? [] : [t`without hints`])].join(", ")
}

function rightWords(answers: readonly QuizMark[]): string {
  const right = rightAnswers(answers)
  const [number, all] = [numberWord(right), numberWord(answers.length)]
  return right === 0 ? t`no of ${all}` : plural(right, { one: `one of ${all}`, other: `${number} of ${all}` })
}

/** "27 of 41 words, 2 pangrams". */
export function foundWords({ found, words, pangrams }: Extract<GameResult, { game: "BAW" }>): string {
  const all =
    found > words
      ? plural(found, { other: "# words" })
      : plural(words, { one: `${found} of # word`, other: `${found} of # words` })
  return pangrams === 0 ? all : plural(pangrams, { one: `${all}, # pangram`, other: `${all}, # pangrams` })
}

const answerWords: Record<QuizMark, string> = { right: t`right`, wrong: t`wrong`, "no-time": t`no time left` }

/** A text alternative of the picture. */
export function pictureWords(result: GameResult, day: string): string {
  const outcome = `${result.game}, ${dayWords(day)}: ${outcomeWords(result)}.`
  if (result.game === "WURD") return [outcome, ...result.rows.map((row, at) => rowWords(row, at))].join(" ")
  if (result.game === "BAW") return outcome
  const answers = result.answers.map((answer) => answerWords[answer]).join(", ")
  return [outcome, t`In order: ${answers}.`].join(" ")
}

/** "Guess 2: one in place, two elsewhere." */
function rowWords(row: readonly Mark[], at: number): string {
  const number = at + 1
  const count = (mark: Mark): number => row.filter((each) => each === mark).length
  if (isSolved(row)) return t`Guess ${number}: solved.`
  const [correct, present] = [count("correct"), count("present")]
  if (correct + present === 0) return t`Guess ${number}: no letters.`
  const [inPlace, elsewhere] = [numberWord(correct), numberWord(present)]
  const marks = [
    ...(correct > 0 ? [plural(correct, { one: "one in place", other: `${inPlace} in place` })] : []),
    ...(present > 0
      ? [plural(present, { one: "one in the wrong place", other: `${elsewhere} in the wrong place` })]
      : []),
  ].join(", ")
  return t`Guess ${number}: ${marks}.`
}

export function invitingWords(result: GameResult): string {
  return [somebody(result), t`Your turn.`].join(" ")
}

function somebody(result: GameResult): string {
  if (result.game === "WURD") {
    if (!isWon(result)) return t`Someone did not solve this one.`
    const guesses = numberWord(result.rows.length)
    return plural(result.rows.length, {
      one: "Someone solved it in one guess.",
      other: `Someone solved it in ${guesses} guesses.`,
    })
  }
  if (result.game === "QUIZ_ME") {
    const right = rightWords(result.answers)
    return t`Someone got ${right} right.`
  }
  return plural(result.found, {
    one: "Someone made one word from seven letters.",
    other: `Someone made # words from seven letters.`,
  })
}

/** A result's headline, in its two lines: "Got it", "in three." */
export function headlineOf(result: GameResult): [string, string] {
  const [first = "", second = ""] = headline(result).split("\n")
  return [first, second]
}

/** A single message with its line break, which another language may place elsewhere. */
function headline(result: GameResult): string {
  if (result.game === "WURD") {
    const guesses = numberWord(result.rows.length)
    if (!isWon(result)) return t`This one\ngot away.`
    return plural(result.rows.length, { one: "Got it\nin one.", other: `Got it\nin ${guesses}.` })
  }
  if (result.game === "QUIZ_ME") {
    const right = rightAnswers(result.answers)
    const [number, all] = [capital(numberWord(right)), numberWord(result.answers.length)]
    if (right === 0) return t`No of\n${all} right.`
    return plural(right, { one: `One of\n${all} right.`, other: `${number} of\n${all} right.` })
  }
  const rank = rankWord(result.rank)
  return plural(result.points, { one: `${rank},\n# point.`, other: `${rank},\n# points.` })
}

export function detailWords(result: GameResult): string {
  if (result.game === "WURD") return result.isHard ? t`In hard mode` : ""
  if (result.game === "QUIZ_ME") return result.isTimed ? "" : t`Without the clock`
  const found = foundWords(result)
  return result.hasHints ? found : t`${found}, no hints`
}

/** Whether the result is good enough for confetti. */
export function isCheered(result: GameResult): boolean {
  if (result.game === "WURD") return isWon(result)
  if (result.game === "QUIZ_ME") return rightAnswers(result.answers) === result.answers.length
  return bawRankNames.indexOf(result.rank) >= bawRankNames.indexOf("burst")
}

export const gameWords: Record<GameKind, string> = {
  WURD: t`Five letters, six guesses, the same word for everyone.`,
  BAW: t`Seven letters, one of them in every word. Make as many words as you can.`,
  QUIZ_ME: t`Five questions about the things you can read here.`,
}

export function isWon({ rows }: WurdResult): boolean {
  return rows.some(isSolved)
}

export function rightAnswers(answers: readonly QuizMark[]): number {
  return answers.filter((answer) => answer === "right").length
}

export function rankWord(rank: BawRank): string {
  return capital(rankNames[rank])
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
