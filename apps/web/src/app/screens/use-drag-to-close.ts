import { layoutKindOf } from "@confetti/domain/navigation/layout-kind"
import { type RefObject, useEffect, useRef } from "react"
import { type SessionScope, useScope } from "../../platform/session-scope.ts"
import { finishMove } from "../../ui/move-between.ts"
import { artInView } from "../../ui/moving-art.ts"
import { passTouches } from "../../ui/pass-touches.ts"
import { prefersStillness } from "../../ui/prefers-stillness.ts"
import { isPulled, usePull } from "../../ui/use-pull.ts"
import type { Navigation } from "../navigation/use-navigation-stack.ts"
import { hideStoryBehind, showStoryBehind } from "./story-behind.ts"

/** The smallest scale of the story, and the finger's distance for it, in pixels. */
const smallest = 0.72
const wholeWay = 420
/** The final opacity, without movement. */
const faintest = 0.3

const returning = { duration: 280, easing: "cubic-bezier(0.2, 1.15, 0.4, 1)" }
const leaving = { duration: 160, easing: "ease-out", fill: "forwards" } as const

type Parts = { navigation: Navigation; isOpen: boolean }

/**
 * Closes an opened tile by dragging it down from the top, or in from the edge, unless the browser uses that edge. The tile follows the
 * finger and shrinks; released, it closes with the usual animation or springs back. A story beside the stage stays. A drag can begin while
 * the story still opens.
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
      // Caught again while springing back.
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
      // The transition starts where the finger left the story.
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
  const behind = isOverStory ? showStoryBehind(scope, entry - 1, screen) : document.querySelector(".root-screen")
  const art = behind && artInView(stack.visited.at(-1)?.slug ?? "", behind)
  art?.setAttribute("data-lifted", "")
}

function settle(scope: SessionScope): void {
  delete document.documentElement.dataset["dragged"]
  document.querySelector("[data-lifted]")?.removeAttribute("data-lifted")
  hideStoryBehind(scope)
}

/**
 * Whether the page may use the edge. Browsers and installed apps on iOS use it to go back, only the native app does not; Android takes over
 * edge gestures, and the story springs back.
 */
function isEdgeFree(): boolean {
  return location.protocol === "capacitor:" || !CSS.supports("-webkit-touch-callout", "none")
}
