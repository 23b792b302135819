import { daysBetween } from "@confetti/domain/games/puzzle-day"
import { type BawCandidate, bawCandidates, wordsOf } from "./baw-candidates.ts"
import { keyedShuffle } from "./keyed-order.ts"
import type { BawPuzzle, WordGame, WordPuzzle, WurdPuzzle } from "./puzzle.ts"
import type { Overrides } from "./read-overrides.ts"
import type { WordLists } from "./read-word-lists.ts"

export const firstDay = "2026-01-01"

export type PuzzleSchedule = {
  puzzleOf: <Kind extends WordGame>(kind: Kind, day: string) => Extract<WordPuzzle, { kind: Kind }>
  /** The word or letters of a day, without the words that can be built: two years of those take a second. */
  nameOf: (kind: WordGame, day: string) => string
  isOverridden: (kind: WordGame, day: string) => boolean
  /** Days after which each game repeats. */
  periods: Record<WordGame, number>
}

/**
 * The puzzle of each day, in an order derived from the secret seed. No answer repeats before all were used. Editors' choices come first.
 */
export function createSchedule(lists: WordLists, overrides: Overrides, seed: string): PuzzleSchedule {
  const answers = keyedShuffle(lists.answers, (word) => word, `${seed} WURD`)
  const candidates = keyedShuffle(bawCandidates(lists.common), ({ letters }) => letters, `${seed} BAW`)
  const wurd = (day: string): WurdPuzzle => {
    const word = at(answers, day)
    return { kind: "WURD", word, line: lists.lines.get(word) ?? null, tileId: null }
  }
  const baw = (day: string): BawPuzzle => {
    const { letters, required: choice } = at(candidates, day)
    const required = keyedShuffle(choice, (letter) => letter, `${seed} ${letters}`)[0] ?? ""
    return { kind: "BAW", required, letters, words: wordsOf(lists.common, letters, required) }
  }
  const draw = { WURD: wurd, BAW: baw }
  return {
    // A type parameter as index loses the relation between kinds.
    puzzleOf: <Kind extends WordGame>(kind: Kind, day: string) =>
      (overrides.get(day)?.[kind] ?? draw[kind](day)) as Extract<WordPuzzle, { kind: Kind }>,
    nameOf: (kind, day) => {
      const { WURD: wurd, BAW: baw } = overrides.get(day) ?? {}
      return kind === "WURD" ? (wurd?.word ?? at(answers, day)) : (baw?.letters ?? at(candidates, day).letters)
    },
    isOverridden: (kind, day) => overrides.get(day)?.[kind] !== undefined,
    periods: { WURD: answers.length, BAW: candidates.length },
  }
}

function at<Item extends string | BawCandidate>(items: readonly Item[], day: string): Item {
  const number = daysBetween(firstDay, day) % items.length
  const item = items.at(number)
  if (item === undefined) throw new Error("There is no puzzle to choose: the word lists are empty.")
  return item
}
