import type { GestureState } from "@confetti/contract/device-info"
import { createStore } from "../create-store.ts"
import { once } from "../once.ts"

/** What a finger does in the home feed, from when it is followed on. */
export const gestureState = createStore<GestureState>("idle")

/** A browser without `scrollend` is idle after so many milliseconds without another step. */
const quiet = 150

/** Follows what scrolls: the feed from tile to tile, or one tile's strip from part to part. */
export const followGestures = once(() => {
  let ending: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(ending)
    gestureState.set("idle")
  }
  const options = { capture: true, passive: true }
  document.addEventListener(
    "scroll",
    ({ target }) => {
      const direction = directionOf(target)
      if (direction === null || location.pathname !== "/") return
      gestureState.set(direction)
      clearTimeout(ending)
      ending = setTimeout(end, quiet)
    },
    options,
  )
  document.addEventListener("scrollend", end, options)
})

/** By the style sheets' own names: what scrolls within another is told of here before either knows. */
function directionOf(target: EventTarget | null): GestureState | null {
  if (!(target instanceof Element)) return null
  if (target.matches(".feed")) return "vertical"
  return target.matches(".feed .strip") ? "horizontal" : null
}
