import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react"
import { entryNumber } from "../../platform/history-entries.ts"
import { scoped, useScope } from "../../platform/session-scope.ts"

/** How far below the window a place may be, in pixels, when what stands there is fetched. */
const near = 800

/** What lies above was passed, however fast: with a key, or back at a kept place. In pixels. */
const passed = 100_000

/** The places that were near, by the history's entry: gone back to, a screen is as long at once as it was when it was left. */
const shownSlotsOf = scoped(() => new Set<string>())

type Props = ComponentProps<"div"> & {
  place?: RefObject<HTMLDivElement | null>
  margin?: number
  isWanted?: boolean
  /** What it is called on its screen, where that may be gone back to. */
  name?: string
}

/** A place near a screen's or a strip's end: what stands there is first rendered, and so fetched, once its reader gets near. */
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
