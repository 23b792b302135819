import { layoutKindOf } from "@confetti/domain/navigation/layout-kind"
import { type RefObject, useEffect, useRef } from "react"
import { type SessionScope, useScope } from "../../platform/session-scope.ts"
import { finishMove } from "../../ui/move-between.ts"
import { artInView } from "../../ui/moving-art.ts"
import { passTouches } from "../../ui/pass-touches.ts"
import { prefersStillness } from "../../ui/prefers-stillness.ts"
import { isPulled, usePull } from "../../ui/use-pull.ts"
import type { Navigation } from "../navigation/use-navigation-stack.ts"
import { hideBeneath, showBeneath } from "./story-beneath.ts"

/** How small the story becomes, and how far a finger goes for that, in pixels. */
const smallest = 0.72
const wholeWay = 420
/** How much of it is left to be seen at the end where nothing is to travel. */
const faintest = 0.3

const returning = { duration: 280, easing: "cubic-bezier(0.2, 1.15, 0.4, 1)" }
const leaving = { duration: 160, easing: "ease-out", fill: "forwards" } as const

type Parts = { navigation: Navigation; isOpen: boolean }

/**
 * Closes an opened tile by a finger that pulls it down from its top, or in from the edge where lines begin, unless a browser has that. It
 * follows the finger and becomes small; let go, it goes where it came from by the movement of every way back, or springs back. What
 * stands beside the stage covers nothing, and stays. A finger that comes down while the story still arrives has it too.
 */
export function useDragToClose(screen: RefObject<HTMLElement | null>, { navigation, isOpen }: Parts): void {
  const scope = useScope()
  const { stack, back } = navigation
  const coversRoot = () => layoutKindOf(innerWidth) === "mobile" || stack.section !== "homefeed"
  const spring = useRef<Animation>(undefined)
  useEffect(() => () => settle(scope), [scope])
  useEffect(() => (isOpen && screen.current ? passTouches(screen.current) : undefined), [screen, isOpen])
  usePull(screen, {
    mayBegin: (target) => isOpen && coversRoot() && isPulled(target),
    hasEdge: isEdgeFree,
    onPull({ from, by, far }) {
      const element = screen.current
      if (!element) return
      // Taken again on its way back, it follows at once.
      spring.current?.cancel()
      lift(scope, element, navigation)
      const part = Math.min(1, far / wholeWay)
      if (prefersStillness()) {
        element.style.opacity = String(1 - part * (1 - faintest))
        return
      }
      const box = element.offsetParent?.getBoundingClientRect()
      element.style.transformOrigin = `${from.x - (box?.left ?? 0)}px ${from.y - (box?.top ?? 0)}px`
      element.style.transform = `translate(${by.x}px, ${Math.max(0, by.y)}px) scale(${1 - part * (1 - smallest)})`
    },
    onLetGo(isThrownAway) {
      const element = screen.current
      if (!element) return
      const { transform, opacity } = element.style
      // The picture of how it was is taken with the story where the finger left it.
      if (isThrownAway && "startViewTransition" in document) return back()
      if (isThrownAway) {
        element.animate({ opacity: 0 }, leaving).finished.then(back, back)
        return
      }
      element.style.transform = ""
      element.style.opacity = ""
      spring.current = element.animate(
        { transform: [transform || "none", "none"], opacity: [opacity || "1", "1"] },
        returning,
      )
      spring.current.finished.then(
        () => settle(scope),
        () => undefined,
      )
    },
  })
}

function lift(scope: SessionScope, screen: HTMLElement, { stack, entry }: Navigation): void {
  const { dataset } = document.documentElement
  if (dataset["dragged"] !== undefined) return
  finishMove()
  const isOverStory = stack.visited.length > 1
  dataset["dragged"] = isOverStory ? "story" : "root"
  const beneath = isOverStory ? showBeneath(scope, entry - 1, screen) : document.querySelector(".root-screen")
  const art = beneath && artInView(stack.visited.at(-1)?.slug ?? "", beneath)
  art?.setAttribute("data-lifted", "")
}

function settle(scope: SessionScope): void {
  delete document.documentElement.dataset["dragged"]
  document.querySelector("[data-lifted]")?.removeAttribute("data-lifted")
  hideBeneath(scope)
}

/**
 * Whether that edge is left to the page. Browsers on iOS go back by it themselves, installed apps too, and only the native shell
 * does not; on Android the system takes the finger away where its edge is a gesture, and the story springs back.
 */
function isEdgeFree(): boolean {
  return location.protocol === "capacitor:" || !CSS.supports("-webkit-touch-callout", "none")
}
