import { type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import { useIsHydrated } from "./use-is-hydrated.ts"

type Options = {
  /** False while it is there without having been opened. */
  isOpen?: boolean
  /** Where the focus goes as it closes, if what had it before is gone or had none. */
  otherwise?: () => HTMLElement | null | undefined
}

/**
 * Moves the focus to what has just opened, so that a screen reader follows, and gives it back when it closes.
 * What was already there when the page arrived leaves the focus alone.
 */
export function useBorrowedFocus(ref: RefObject<HTMLElement | null>, { isOpen = true, otherwise }: Options = {}): void {
  const isHydrated = useIsHydrated()
  // How it was when it opened is what counts.
  const cameWithPage = useRef(!isHydrated)
  const latest = useRef(otherwise)
  useEffect(() => {
    latest.current = otherwise
  })
  const before = useRef<Element>(null)
  useLayoutEffect(() => {
    // With the next frame the browser takes the focus from what has been hidden by what opens.
    if (isOpen) before.current = document.activeElement
  }, [isOpen])
  useEffect(() => {
    const element = ref.current
    if (!isOpen) {
      cameWithPage.current = false
      return
    }
    const lender = before.current
    if (!cameWithPage.current) element?.focus({ preventScroll: true })
    cameWithPage.current = false
    return () => {
      const { activeElement } = document
      // Whoever has gone on elsewhere stays there.
      if (activeElement !== document.body && !element?.contains(activeElement)) return
      const isThere = lender instanceof HTMLElement && lender !== document.body && lender.isConnected
      const next = isThere ? lender : latest.current?.()
      next?.focus({ preventScroll: true })
    }
  }, [ref, isOpen])
}
