import { bawRankNames } from "@confetti/domain/games/baw"
import type { BawResult } from "@confetti/domain/games/share-result"
import { block, type InkName } from "./chips.ts"

const side = 140
const reach = 178

export const bawArt = { width: 2 * reach * Math.cos(Math.PI / 6) + side, height: 2 * reach + side }

export function drawBaw({ rank }: BawResult): string {
  const reached = bawRankNames.indexOf(rank)
  const [x, y] = [bawArt.width / 2, bawArt.height / 2]
  const places = bawRankNames.map((_rank, at) => {
    const turn = ((at - 1) * Math.PI) / 3
    return at === 0 ? { x, y } : { x: x + reach * Math.sin(turn), y: y - reach * Math.cos(turn) }
  })
  return places.map((place, at) => piece(at > reached ? "grey" : at === 0 ? "amber" : "orange", place)).join("")
}

function piece(ink: InkName, { x, y }: { x: number; y: number }): string {
  const [left, top] = [Math.round(x - side / 2), Math.round(y - side / 2)]
  return block(ink, 11, { x: left, y: top, width: side, height: side, radius: 42 })
}
