import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react"
import { entryNumber } from "../../platform/history-entries.ts"
import { scoped, useScope } from "../../platform/session-scope.ts"

/** Pixels below the window within which a place is loaded. */
const near = 800

/** Pixels above: everything passed counts as near, even by key or on going back. */
const passed = 100_000

/** Places that were near, by history entry, so that a screen has its full length at once on going back. */
const shownSlotsOf = scoped(() => new Set<string>())

type Props = ComponentProps<"div"> & {
  place?: RefObject<HTMLDivElement | null>
  margin?: number
  isWanted?: boolean
  /** Its name on the screen, if one can go back to it. */
  name?: string
}

/** A place near the end of a screen or strip: its content is rendered, and loaded, when the reader gets near. */
export function NearSlot({ place, margin = near, isWanted = false, name, children, ...rest }: Props) {
  const shown = shownSlotsOf(useScope())
  const own = useRef<HTMLDivElement>(null)
  const slot = place ?? own
  const entry = name === undefined || typeof history === "undefined" ? null : `${entryNumber()} ${name}`
  const [isNear, setNear] = useState(() => entry !== null && shown.has(entry))
  useEffect(() => {
    if (!slot.current) return
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        seen.disconnect()
        if (entry !== null) shown.add(entry)
        setNear(true)
      },
      // In a strip it is a page away.
      { root: slot.current.closest(".strip, .screen"), rootMargin: `${passed}px 100% ${margin}px 0px` },
    )
    seen.observe(slot.current)
    return () => seen.disconnect()
  }, [shown, slot, margin, entry])
  return (
    <div ref={slot} {...rest}>
      {(isNear || isWanted) && children}
    </div>
  )
}
