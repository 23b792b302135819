import { type RefObject, useEffect } from "react"

/** Between what is written in and the keyboard, in pixels. */
const gap = 12

/** While somebody writes in it, the whole form stays above the keyboard that covers the page: its button too. */
export function useAboveKeyboard(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = globalThis.visualViewport
    const element = form.current
    if (!viewport || !element) return
    const follow = () => {
      const isWriting = element.contains(document.activeElement)
      const covered = isWriting ? Math.max(0, Math.round(innerHeight - viewport.height - viewport.offsetTop)) : 0
      // Where the form is the last on its screen, there must be room to move it up.
      element.style.setProperty("--keyboard", `${covered}px`)
      if (!isWriting) return
      const { top, bottom } = element.getBoundingClientRect()
      const below = bottom + gap - (viewport.offsetTop + viewport.height)
      const room = top - gap - viewport.offsetTop
      if (below > 0 && room > 0) element.closest(".screen")?.scrollBy({ top: Math.min(below, room) })
    }
    viewport.addEventListener("resize", follow)
    element.addEventListener("focusin", follow)
    element.addEventListener("focusout", follow)
    element.addEventListener("input", follow)
    return () => {
      viewport.removeEventListener("resize", follow)
      element.removeEventListener("focusin", follow)
      element.removeEventListener("focusout", follow)
      element.removeEventListener("input", follow)
    }
  }, [form])
}
