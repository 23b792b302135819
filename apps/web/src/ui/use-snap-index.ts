import { toEnd } from "@confetti/domain/messages/words-language"
import { type RefObject, useEffect, useState } from "react"

/**
 * Which page of a scroll-snapping element is in view, counted from 0. It only reads: the browser's compositor moves the
 * element, and this re-renders once each time another page has taken more than half of the view. When the element changes its size, as
 * when a phone is unfolded, the same page stays in view.
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
      // Of another size than before the offset says nothing yet.
      if (size === 0 || sizeOf() !== size) return
      at = Math.round(Math.abs(axis === "x" ? element.scrollLeft : element.scrollTop) / size)
      setIndex(at)
    }
    // Observing calls back once at the start, after the browser's own layout: reading here and now would force one.
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
