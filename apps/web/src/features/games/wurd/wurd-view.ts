import type { WurdPlay } from "@confetti/contract/games"
import { type Mark, type MarkedGuess, wurdGuesses, wurdLetters } from "@confetti/domain/games/wurd"
import { t } from "@confetti/domain/messages/t"

/** Milliseconds of a tile's turn, and between two. Repeated in `wurd.css`. */
const flipTakes = 320

const nextFlipAfter = 240

/** Milliseconds until all marks of a row are visible. */
export const revealTakes = flipTakes + (wurdLetters - 1) * nextFlipAfter

const wonWords = [
  t`First guess. Unbelievable`,
  t`Two guesses. That was sharp`,
  t`Three guesses. Beautifully done`,
  t`Four guesses. Nicely played`,
  t`Five guesses. You got there`,
  t`Six guesses. Just in time`,
]

export const markWords: Record<Mark, string> = {
  correct: t`right place`,
  present: t`wrong place`,
  absent: t`not in the word`,
}

/** "Row 2, SLATE: S right place, L not in the word …" */
export function rowSentence({ word, marks }: MarkedGuess, at: number): string {
  const row = at + 1
  const upper = word.toUpperCase()
  if (marks.every((mark) => mark === "correct")) return t`Row ${row}, ${upper}: every letter is in the right place.`
  if (marks.every((mark) => mark === "absent")) return t`Row ${row}, ${upper}: no letter is in the word.`
  const letters = [...upper].map((letter, place) => `${letter} ${markWords[marks[place] ?? "absent"]}`)
  const spoken = letters.join(", ")
  return t`Row ${row}, ${upper}: ${spoken}.`
}

export function draftSentence(letters: string, at: number, isWaiting: boolean): string {
  const row = at + 1
  const upper = letters.toUpperCase()
  if (isWaiting) return t`Row ${row}, ${upper}: not checked yet.`
  const spelled = [...upper].join(" ")
  return letters === "" ? t`Row ${row}, empty.` : t`Row ${row}, being typed: ${spelled}.`
}

export function verdictWords({ state, rows }: Pick<WurdPlay, "state" | "rows">): string {
  if (state === "won") return wonWords[rows.length - 1] ?? t`You found it`
  return rows.length < wurdGuesses ? t`A word for another day` : t`So close. The next one is yours`
}

export function endSentence({ state, rows, answer }: Pick<WurdPlay, "state" | "rows" | "answer">): string {
  const verdict = verdictWords({ state, rows })
  const word = answer?.word.toUpperCase()
  return word === undefined ? t`${verdict}. The word was not shown.` : t`${verdict}. The word was ${word}.`
}

export type Reveal = {
  /** Marked rows; null before the play is known. */
  rows: number | null
  waiting: string | null
  flipping: number | null
}

type Board = { words: readonly string[] | null; waiting: string | null; isStill: boolean }

/** The row to reveal after a change: one that waited here, not one that was there before or came from another device. */
export function nextReveal(before: Reveal, { words, waiting, isStill }: Board): Reveal {
  const rows = words?.length ?? null
  if (words === null || before.rows === null) return { rows, waiting, flipping: null }
  if (words.length === before.rows) return { ...before, waiting }
  const isMine = before.waiting !== null && words.at(-1) === before.waiting
  return { rows, waiting, flipping: isMine && !isStill ? words.length - 1 : null }
}
