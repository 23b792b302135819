import { flushSync } from "react-dom"
import { bringFocusTo } from "./moving-art.ts"
import { prefersStillness } from "./prefers-stillness.ts"
import { endTravel, startTravel } from "./travel.ts"

/** The movement that was begun last: one that it overtook must not take its name away. */
let latest: ViewTransition | null = null

/** Shows at once what the movement under way leads to. */
export function finishMove(): void {
  latest?.skipTransition()
}

/**
 * Changes the screen as one continuous movement where the browser can (View Transitions), at once where it cannot.
 * `kind` names the movement for the style sheet, `slug` is the tile that opens or closes: its picture travels from where it stands
 * before to where it stands after, wherever that is. Under reduced motion the travel becomes a fade there, and a reset nothing at all.
 */
export function moveBetween(
  kind: "open" | "back" | "next" | "reset",
  change: () => void,
  slug: string | null = null,
): void {
  const isStill = prefersStillness()
  const arrive = () => {
    flushSync(change)
    if (kind === "back" && slug !== null) bringFocusTo(slug)
  }
  if (!("startViewTransition" in document) || (isStill && kind === "reset")) return arrive()
  const { dataset } = document.documentElement
  const isDropped = kind === "back" && dataset["dragged"] !== undefined
  dataset["move"] = isStill ? "fade" : isDropped ? "drop" : kind
  const way = isStill || slug === null ? undefined : startTravel(slug, kind === "back")
  // oxlint-disable-next-line no-restricted-properties -- asked for first.
  const transition = document.startViewTransition(async () => {
    way?.leave()
    arrive()
    await way?.arrive()
  })
  latest = transition
  const settle = () => {
    if (latest !== transition) return
    endTravel()
    delete dataset["move"]
  }
  // A second movement may overtake the first; the page is right either way.
  transition.ready.then(() => way?.go()).catch(() => undefined)
  transition.finished.then(settle, settle)
}
