import { type RefObject, useEffect, useState } from "react"

/**
 * Which page of a scroll-snapping element is in view, counted from 0. It only reads: the browser's compositor moves the
 * element, and this re-renders once each time another page has taken more than half of the view.
 */
export function useSnapIndex(ref: RefObject<HTMLElement | null>, axis: "x" | "y", first = 0): number {
  const [index, setIndex] = useState(first)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const read = () => {
      const [offset, size] =
        axis === "x" ? [element.scrollLeft, element.clientWidth] : [element.scrollTop, element.clientHeight]
      if (size > 0) setIndex(Math.round(Math.abs(offset) / size))
    }
    // Observing calls back once at the start, after the browser's own layout: reading here and now would force one.
    const measured = new ResizeObserver(read)
    measured.observe(element)
    element.addEventListener("scroll", read, { passive: true })
    return () => {
      measured.disconnect()
      element.removeEventListener("scroll", read)
    }
  }, [ref, axis])
  return index
}
