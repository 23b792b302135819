import { colorText, confettiColors } from "./confetti-colors.ts"
import { prefersStillness } from "./prefers-stillness.ts"

const pieces = 26
/** Milliseconds: up and out, then down. */
const lasting = 1000

/** A burst of confetti in colours visible on a category's hue. Nothing under reduced motion. Over a dialog it must be inside it. */
export function burst(x: number, y: number, hue = 85, into: Element = document.body): void {
  if (prefersStillness()) return
  const colors = confettiColors(hue)
  const box = document.createElement("div")
  box.className = "burst"
  box.setAttribute("aria-hidden", "true")
  box.style.translate = `${x}px ${y}px`
  into.append(box)
  const flights = Array.from({ length: pieces }, (_, at) => {
    const piece = document.createElement("i")
    piece.dataset["form"] = forms[at % forms.length]
    const color = colors[at % colors.length]
    if (color) piece.style.background = colorText(color)
    box.append(piece)
    return fly(piece, at)
  })
  void Promise.allSettled(flights).then(() => box.remove())
}

const forms = ["slip", "dot", "slip", "ribbon"]

/** Thrown, slowed, then falling: transform and opacity only, for the compositor. */
function fly(piece: HTMLElement, at: number): Promise<unknown> {
  // The golden angle: even in all directions without repetition.
  const angle = at * 2.4
  const distance = 54 + ((at * 37) % 76)
  const [x, y] = [Math.cos(angle) * distance, Math.sin(angle) * distance - 46]
  const turn = at % 2 === 0 ? 1 : -1
  const at0 = "translate(-50%, -50%) scale(0.4)"
  const out = `translate(calc(-50% + ${x}px), calc(-50% + ${y}px)) rotate(${turn * 200}deg)`
  const down = `translate(calc(-50% + ${x * 1.15}px), calc(-50% + ${y + 110}px)) rotate(${turn * 420}deg) scale(0.7)`
  return piece.animate(
    [
      { transform: at0, opacity: 1, easing: "cubic-bezier(0.1, 0.75, 0.3, 1)" },
      { transform: out, opacity: 1, offset: 0.42, easing: "cubic-bezier(0.5, 0, 0.9, 0.6)" },
      { transform: down, opacity: 0 },
    ],
    { duration: lasting - ((at * 53) % 240), fill: "both" },
  ).finished
}
