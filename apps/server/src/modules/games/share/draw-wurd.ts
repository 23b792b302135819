import type { WurdResult } from "@confetti/domain/games/share-result"
import { type Mark, wurdGuesses, wurdLetters } from "@confetti/domain/games/wurd"
import { block, diamond, disc } from "./chips.ts"

const cell = 82
const step = 96
const depth = 7

export const wurdArt = { width: cell + (wurdLetters - 1) * step, height: cell + (wurdGuesses - 1) * step }

export function drawWurd({ rows }: WurdResult): string {
  return rows.flatMap((row, at) => row.map((mark, column) => drawMark(mark, column * step, at * step))).join("")
}

function drawMark(mark: Mark, left: number, top: number): string {
  const [x, y] = [left + cell / 2, top + cell / 2]
  switch (mark) {
    case "correct":
      return block("green", depth, { x: left, y: top, width: cell, height: cell, radius: 18 })
    case "present":
      return diamond("amber", depth, x, y, 56)
    case "absent":
      return disc("grey", depth - 2, x, y, 26)
  }
}

/** The played share of the board's height. */
export function playedArt({ rows }: WurdResult): number {
  return (rows.length - 1) * step + cell
}
