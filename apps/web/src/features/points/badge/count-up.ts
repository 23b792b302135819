import { prefersStillness } from "../../../ui/prefers-stillness.ts"

/** Milliseconds: small changes are immediate, large ones can be watched. */
const shortest = 240
const longest = 900
const eachTakes = 60

const springing: Keyframe[] = [
  { scale: "1" },
  { scale: "1.28", offset: 0.3 },
  { scale: "0.96", offset: 0.65 },
  { scale: "1" },
]

type Count = { from: number; to: number; format: (count: number) => string }

/** Counts an element's number up with a spring; under reduced motion it fades. Returns a function that stops it. */
export function countUp(element: HTMLElement, { from, to, format }: Count): () => void {
  if (prefersStillness()) {
    element.animate({ opacity: [0, 1] }, 400)
    return () => undefined
  }
  const lasting = Math.min(longest, Math.max(shortest, (to - from) * eachTakes))
  element.dataset["counting"] = ""
  element.animate(springing, { duration: lasting + 200, easing: "ease-out" })
  const begun = performance.now()
  let frame = 0
  const show = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - begun) / lasting))
    element.textContent = format(Math.round(from + (to - from) * share))
    if (share < 1) frame = requestAnimationFrame(show)
    else delete element.dataset["counting"]
  }
  show(begun)
  return () => {
    cancelAnimationFrame(frame)
    delete element.dataset["counting"]
  }
}
