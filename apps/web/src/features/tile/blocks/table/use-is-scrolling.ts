import { type RefObject, useEffect, useRef, useState } from "react"

/** Whether an element holds more than fits across it: only then is it a stop for the keys. */
export function useIsScrolling<Of extends HTMLElement>(): { ref: RefObject<Of | null>; isScrolling: boolean } {
  const ref = useRef<Of>(null)
  const [isScrolling, setScrolling] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setScrolling(element.scrollWidth > element.clientWidth + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, isScrolling }
}
