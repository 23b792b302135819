import { prefersStillness } from "../prefers-stillness.ts"

/** How much narrower something gets under a finger, in pixels: a wide row by as much as a small button, so that both feel alike. */
const shrinksBy = 8
const smallest = 0.9

/** In milliseconds. Going down begins half way there: the first frame after the touch is another already. */
const downTakes = 80
const upTakes = 220

/** What is pressed gives way, and comes back with a little spring. Only what the compositor moves by itself; under reduced motion it is a fade. */
export function pressMotion(element: HTMLElement): { release: () => void } {
  const isStill = prefersStillness()
  const scale = isStill ? 1 : Math.max(smallest, 1 - shrinksBy / Math.max(1, element.offsetWidth))
  const pressed = { scale: String(scale), opacity: "0.72" }
  const down = element.animate([{ scale: "1", opacity: "1" }, pressed], {
    duration: downTakes,
    easing: "cubic-bezier(0.2, 0, 0, 1)",
    fill: "forwards",
  })
  down.currentTime = downTakes / 2
  const release = async () => {
    await down.finished
    element.animate([pressed, { scale: "1", opacity: "1" }], {
      duration: upTakes,
      easing: isStill ? "linear" : "cubic-bezier(0.3, 1.6, 0.5, 1)",
    })
    down.cancel()
  }
  // Something else ended it, or the element is gone.
  return { release: () => void release().catch(() => undefined) }
}
