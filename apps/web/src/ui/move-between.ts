import { flushSync } from "react-dom"
import { once } from "../platform/once.ts"
import type * as Movement from "./movement.ts"

/** What moves, fetched with the first use of the page. What changes before it has come does so at once. */
let movement: typeof Movement | undefined

export const fetchMovement = once(async () => {
  movement = await import("./movement.ts")
})

/** Shows at once what the movement under way leads to. */
export function finishMove(): void {
  movement?.finish()
}

/**
 * Changes the screen as one continuous movement where the browser can (View Transitions), at once where it cannot.
 * `kind` names the movement for the style sheet, `slug` is the tile that opens or closes: its picture travels from where it stands
 * before to where it stands after, wherever that is. Under reduced motion the travel becomes a fade there, and a reset nothing at all.
 */
export function moveBetween(kind: Movement.MoveKind, change: () => void, slug: string | null = null): void {
  if (movement) movement.move(kind, change, slug)
  else flushSync(change)
}
