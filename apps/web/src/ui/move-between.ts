import { flushSync } from "react-dom"
import { type Art, artInView, bringFocusTo, decoded, measureArt, registered } from "./moving-art.ts"
import { prefersStillness } from "./prefers-stillness.ts"
import "./travel.css"

/** `--place` and `--ease` of the tokens. */
const pace = { duration: 200, easing: "cubic-bezier(0.2, 0, 0, 1)", fill: "both" } as const

/** Progress at which the old crop begins to fade out, and is gone. */
const turns = { open: 0.88, back: 0.68 }

/** The running transition. An overtaken one must not remove its name. */
let current: { transition: ViewTransition; travel: Travel | null } | null = null

export function finishMove(): void {
  current?.transition.skipTransition()
}

/**
 * Changes the screen with a view transition where supported, otherwise at once. `kind` names it for the style sheet; `slug` is the tile
 * that opens or closes, whose picture moves from its old to its new place. Under reduced motion the movement becomes a fade, and a reset
 * has none.
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
  // oxlint-disable-next-line no-restricted-properties -- support was checked.
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
  // A second transition may overtake the first; the page is right either way.
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
    /** Called after the screenshot of the old state, before the change. */
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
      // A finished animation would hold the next picture.
      for (const each of animations) each.cancel()
      root.style.removeProperty("--moving-ghost")
    },
  }
}

/** Null if the style sheet does not move it, as on a wide screen's stage. */
function artOf(element: HTMLElement): Art | null {
  return getComputedStyle(element).viewTransitionName === "none" ? null : measureArt(element)
}

function register(from: Art, to: Art, isBack: boolean): Animation[] {
  const animate = (pseudoElement: string, keyframes: Keyframe[]) =>
    document.documentElement.animate(keyframes, { ...pace, pseudoElement })
  const crops = registered(from, to, isBack, turns[isBack ? "back" : "open"])
  // Fills corners outside of both crops for a frame or two.
  document.documentElement.style.setProperty("--moving-ghost", to.ghost)
  return [
    animate("::view-transition-old(tile-art)", crops.old),
    animate("::view-transition-new(tile-art)", crops.new),
    animate("::view-transition-group(tile-art)", [{ borderRadius: from.radius }, { borderRadius: to.radius }]),
  ]
}
