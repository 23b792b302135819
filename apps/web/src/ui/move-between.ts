import { flushSync } from "react-dom"
import { type Art, artInView, bringFocusTo, decoded, measureArt, registered } from "./moving-art.ts"
import { prefersStillness } from "./prefers-stillness.ts"
import "./travel.css"

/** As `--place` and `--ease` in the tokens. */
const pace = { duration: 200, easing: "cubic-bezier(0.2, 0, 0, 1)", fill: "both" } as const

/** How far it is on the way when half its time is over, and when a third is: then the old crop begins to go, or is gone. */
const turns = { open: 0.88, back: 0.68 }

/** The movement under way. One that it overtook must not take its name away. */
let current: { transition: ViewTransition; travel: Travel | null } | null = null

export function finishMove(): void {
  current?.transition.skipTransition()
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
  current?.travel?.end()
  const { dataset } = document.documentElement
  const isDropped = kind === "back" && dataset["dragged"] !== undefined
  dataset["move"] = isStill ? "fade" : isDropped ? "drop" : kind
  const travel = isStill || slug === null ? null : startTravel(slug, kind === "back")
  // oxlint-disable-next-line no-restricted-properties -- asked for first.
  const transition = document.startViewTransition(async () => {
    travel?.leave()
    arrive()
    await travel?.arrive()
  })
  const begun = { transition, travel }
  current = begun
  const settle = () => {
    if (current !== begun) return
    current = null
    travel?.end()
    delete dataset["move"]
  }
  // A second movement may overtake the first; the page is right either way.
  transition.ready.then(() => travel?.go()).catch(() => undefined)
  transition.finished.then(settle, settle)
}

type Travel = ReturnType<typeof startTravel>

function startTravel(slug: string, isBack: boolean) {
  const root = document.documentElement
  let isOver = false
  let moving: HTMLElement | null = null
  let from: Art | null = null
  let to: Art | null = null
  let animations: Animation[] = []
  const name = (element: HTMLElement | null) => {
    moving?.removeAttribute("data-moving")
    moving = element
    moving?.setAttribute("data-moving", "")
  }
  const leaving = artInView(slug)
  name(leaving)
  root.toggleAttribute("data-tapped", leaving?.closest(".cover")?.getAttribute("data-pressed") === "opening")
  return {
    /** The picture of how it was has been taken, and is still so. */
    leave(): void {
      from = moving && artOf(moving)
    },
    async arrive(): Promise<void> {
      if (isOver) return
      name(artInView(slug))
      to = moving && artOf(moving)
      await decoded(moving)
    },
    go(): void {
      if (from && to) animations = register(from, to, isBack)
    },
    end(): void {
      isOver = true
      name(null)
      root.removeAttribute("data-tapped")
      // The picture that has arrived would hold the next one where it was.
      for (const each of animations) each.cancel()
      root.style.removeProperty("--moving-ghost")
    },
  }
}

/** Nothing where the style sheet lets it stand, as on the stage of a wide screen. */
function artOf(element: HTMLElement): Art | null {
  return getComputedStyle(element).viewTransitionName === "none" ? null : measureArt(element)
}

function register(from: Art, to: Art, isBack: boolean): Animation[] {
  const animate = (pseudoElement: string, keyframes: Keyframe[]) =>
    document.documentElement.animate(keyframes, { ...pace, pseudoElement })
  const crops = registered(from, to, isBack, turns[isBack ? "back" : "open"])
  // Where neither crop reaches, in a corner for a frame or two.
  document.documentElement.style.setProperty("--moving-ghost", to.ghost)
  return [
    animate("::view-transition-old(tile-art)", crops.old),
    animate("::view-transition-new(tile-art)", crops.new),
    animate("::view-transition-group(tile-art)", [{ borderRadius: from.radius }, { borderRadius: to.radius }]),
  ]
}
