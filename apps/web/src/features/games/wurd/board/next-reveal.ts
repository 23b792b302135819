import { wurdLetters } from "@confetti/domain/games/wurd"

/** In milliseconds: a tile's own turn, and how much later the next one begins. `wurd-board.css` has the same. */
const flipTakes = 320
const nextFlipAfter = 240

/** A row has shown all its marks after so many milliseconds. */
export const revealTakes = flipTakes + (wurdLetters - 1) * nextFlipAfter

export type Reveal = {
  /** How many marked rows there are; null before the play is known. */
  rows: number | null
  /** The word that waits for its marks. */
  waiting: string | null
  /** The row whose tiles are turning. */
  flipping: number | null
}

type Board = { words: readonly string[] | null; waiting: string | null; isStill: boolean }

/** What turns after a change of the board: a row that waited here, and no row that was there on entering or came from elsewhere. */
export function nextReveal(before: Reveal, { words, waiting, isStill }: Board): Reveal {
  const rows = words?.length ?? null
  if (words === null || before.rows === null) return { rows, waiting, flipping: null }
  if (words.length === before.rows) return { ...before, waiting }
  const isMine = before.waiting !== null && words.at(-1) === before.waiting
  return { rows, waiting, flipping: isMine && !isStill ? words.length - 1 : null }
}
