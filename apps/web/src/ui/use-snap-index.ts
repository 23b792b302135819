import { toEnd } from "@confetti/domain/messages/words-language"
import { type RefObject, useEffect, useState } from "react"

/**
 * The visible page of a scroll-snapping element, from 0. Read-only: it re-renders once another page fills more than half of the view. On
 * resize the same page stays visible.
 */
export function useSnapIndex(ref: RefObject<HTMLElement | null>, axis: "x" | "y", first = 0): number {
  const [index, setIndex] = useState(first)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const sizeOf = () => (axis === "x" ? element.clientWidth : element.clientHeight)
    let at = first
    let size = 0
    const read = () => {
      size ||= sizeOf()
      // After a resize the offset is not valid yet.
      if (size === 0 || sizeOf() !== size) return
      at = Math.round(Math.abs(axis === "x" ? element.scrollLeft : element.scrollTop) / size)
      setIndex(at)
    }
    // Called once after the browser's own layout: reading now would force one.
    const measured = new ResizeObserver(() => {
      const isKnown = size > 0
      size = sizeOf()
      if (isKnown && size > 0) {
        const to = axis === "x" ? { left: at * size * toEnd } : { top: at * size }
        element.scrollTo({ ...to, behavior: "instant" })
      }
      read()
    })
    measured.observe(element)
    element.addEventListener("scroll", read, { passive: true })
    return () => {
      measured.disconnect()
      element.removeEventListener("scroll", read)
    }
  }, [ref, axis, first])
  return index
}
