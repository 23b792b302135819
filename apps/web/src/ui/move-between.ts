import { flushSync } from "react-dom"
import { prefersStillness } from "./prefers-stillness.ts"

/** The movement that was begun last: one that it overtook must not take its name away. */
let latest: ViewTransition | null = null

/**
 * Changes the screen as one continuous movement where the browser can (View Transitions), at once where it cannot.
 * `kind` names the movement for the style sheet. Under reduced motion the travel becomes a fade there, and a reset nothing at all.
 */
export function moveBetween(kind: "open" | "back" | "reset", change: () => void): void {
  const isStill = prefersStillness()
  if (!document.startViewTransition || (isStill && kind === "reset")) return change()
  document.documentElement.dataset.move = isStill ? "fade" : kind
  const transition = document.startViewTransition(() => flushSync(change))
  latest = transition
  const settle = () => {
    if (latest === transition) delete document.documentElement.dataset.move
  }
  // A second movement may overtake the first; the page is right either way.
  transition.ready.catch(() => undefined)
  transition.finished.then(settle, settle)
}
