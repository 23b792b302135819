import { type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import { useIsHydrated } from "./use-is-hydrated.ts"

type Options = {
  /** False while it is visible without having been opened. */
  isOpen?: boolean
  /** Where the focus goes on closing, if its previous element is gone or had none. */
  otherwise?: () => HTMLElement | null | undefined
}

/** Moves the focus to an element that opened, for screen readers, and returns it on closing. Initially visible ones are ignored. */
export function useBorrowedFocus(ref: RefObject<HTMLElement | null>, { isOpen = true, otherwise }: Options = {}): void {
  const isHydrated = useIsHydrated()
  // Its state at opening counts.
  const cameWithPage = useRef(!isHydrated)
  const latest = useRef(otherwise)
  useEffect(() => {
    latest.current = otherwise
  })
  const before = useRef<Element>(null)
  useLayoutEffect(() => {
    // Read now: in the next frame the browser removes the focus from hidden elements.
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
      // A focus moved elsewhere stays.
      if (activeElement !== document.body && !element?.contains(activeElement)) return
      const isThere = lender instanceof HTMLElement && lender !== document.body && lender.isConnected
      const next = isThere ? lender : latest.current?.()
      next?.focus({ preventScroll: true })
    }
  }, [ref, isOpen])
}
