import { type RefObject, useEffect, useState } from "react"
import { useIsHydrated } from "./use-is-hydrated.ts"

/**
 * Moves the focus to what has just opened, so that a screen reader follows, and gives it back when it closes.
 * What was already there when the page arrived leaves the focus alone.
 */
export function useBorrowedFocus(ref: RefObject<HTMLElement | null>): void {
  const isHydrated = useIsHydrated()
  // How it was when it opened is what counts.
  const [isOpenedLater] = useState(isHydrated)
  useEffect(() => {
    if (!isOpenedLater) return
    const before = document.activeElement
    ref.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [ref, isOpenedLater])
}
