import { type RefObject, useEffect, useState } from "react"

/** What a hand does that reads on; a press brings the focus by itself. */
const byHand = ["wheel", "touchmove"]

/**
 * Whether somebody reads this story: they opened it, or the focus is in it. A story that stands beside the stage is not read because it
 * stands there. A wheel and a finger bring the focus along, so that the keys are the story's from there on. `isNear` is true from when a
 * mouse is moved over it: a wheel that follows finds the story's end, also where all of its text has room on the screen.
 */
export function useIsReading(story: RefObject<HTMLElement | null>, isOpen: boolean) {
  const [hasEntered, setEntered] = useState(false)
  const [wasPointedAt, setPointedAt] = useState(false)
  useEffect(() => {
    const element = story.current
    if (!element) return
    const enter = () => setEntered(true)
    const point = ({ movementX, movementY }: PointerEvent) => {
      // A mouse that rests is moved over nothing when another story comes to stand under it.
      if (movementX !== 0 || movementY !== 0) setPointedAt(true)
    }
    const bringFocus = () => {
      if (!element.contains(document.activeElement)) element.focus({ preventScroll: true })
    }
    element.addEventListener("focusin", enter)
    element.addEventListener("pointermove", point, { passive: true })
    for (const type of byHand) element.addEventListener(type, bringFocus, { passive: true })
    return () => {
      element.removeEventListener("focusin", enter)
      element.removeEventListener("pointermove", point)
      for (const type of byHand) element.removeEventListener(type, bringFocus)
    }
  }, [story])
  const isReading = isOpen || hasEntered
  return { isReading, isNear: isReading || wasPointedAt }
}
