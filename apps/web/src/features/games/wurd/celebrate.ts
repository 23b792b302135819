import { burst } from "../../../ui/burst.ts"

/** Confetti over every piece of the row that was won. */
export function celebrate(board: HTMLElement, row: number): void {
  for (const [at, tile] of [...(board.children[row]?.querySelectorAll(".wurd-tile") ?? [])].entries()) {
    const { left, top, width, height } = tile.getBoundingClientRect()
    setTimeout(() => burst(left + width / 2, top + height / 2, 110 + at * 40), at * 70)
  }
}
