import { prefersStillness } from "./prefers-stillness.ts"

const pieces = 18
const lasting = 700

/**
 * A short burst of confetti in a category's hues, where something good happened. Nothing under reduced motion. Over a dialog it is
 * seen when it stands in it.
 */
export function burst(x: number, y: number, hue = 85, into: Element = document.body): void {
  if (prefersStillness()) return
  const box = document.createElement("div")
  box.className = "burst"
  box.setAttribute("aria-hidden", "true")
  for (let at = 0; at < pieces; at++) {
    const piece = document.createElement("i")
    // A golden-angle fan: even in all directions, never the same twice in a row.
    const angle = at * 2.4
    const distance = 46 + ((at * 37) % 60)
    piece.style.setProperty("--x", `${Math.cos(angle) * distance}px`)
    piece.style.setProperty("--y", `${Math.sin(angle) * distance - 30}px`)
    piece.style.setProperty("--turn", `${angle}rad`)
    piece.style.setProperty("--piece", String(hue + ((at * 40) % 120) - 60))
    box.append(piece)
  }
  box.style.left = `${x}px`
  box.style.top = `${y}px`
  into.append(box)
  setTimeout(() => box.remove(), lasting)
}
