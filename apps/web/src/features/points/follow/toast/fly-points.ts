import { colorText, confettiColors } from "../../../../ui/confetti-colors.ts"
import { isVisible } from "../../../../ui/is-visible.ts"
import { prefersStillness } from "../../../../ui/prefers-stillness.ts"

/** In milliseconds. */
const lasting = 780
const apart = 34

/** For a point a few, so that they are seen; for a hundred no more than can be. */
const fewest = 4
const most = 14

/**
 * Small pieces leave the middle of one thing and fall together into another: transform and opacity alone. Resolves when the first has
 * arrived. Where nothing may fly, at once.
 */
export async function flyPoints(points: number, from: Element, to: Element | null): Promise<void> {
  if (prefersStillness() || !to || !isVisible(to)) return
  const [start, end] = [middleOf(from), middleOf(to)]
  const box = document.createElement("div")
  box.className = "burst"
  box.setAttribute("aria-hidden", "true")
  box.style.translate = `${start.x}px ${start.y}px`
  document.body.append(box)
  const colors = confettiColors(265)
  const count = Math.min(most, fewest + points)
  const flights = Array.from({ length: count }, (_, at) => {
    const piece = document.createElement("i")
    piece.dataset["form"] = "dot"
    const color = colors[at % colors.length]
    if (color) piece.style.background = colorText(color)
    box.append(piece)
    return fly(piece, at, { x: end.x - start.x, y: end.y - start.y })
  })
  void Promise.allSettled(flights).then(() => box.remove())
  await flights[0]
}

/** Out of the middle first, in all directions, and then all to one place. */
function fly(piece: HTMLElement, at: number, goal: { x: number; y: number }): Promise<unknown> {
  const [x, y] = [Math.cos(at * 2.4) * (34 + ((at * 17) % 30)), Math.sin(at * 2.4) * 26]
  const centred = "translate(-50%, -50%)"
  return piece.animate(
    [
      { transform: `${centred} scale(0.2)`, opacity: 0, easing: "cubic-bezier(0.1, 0.7, 0.3, 1)" },
      {
        transform: `translate(${x}px, ${y}px) ${centred}`,
        opacity: 1,
        offset: 0.34,
        easing: "cubic-bezier(0.6, 0, 0.85, 0.5)",
      },
      { transform: `translate(${goal.x}px, ${goal.y}px) ${centred} scale(0.6)`, opacity: 1, offset: 0.96 },
      { transform: `translate(${goal.x}px, ${goal.y}px) ${centred} scale(0)`, opacity: 0 },
    ],
    { duration: lasting, delay: at * apart, fill: "both" },
  ).finished
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
