import { type RefObject, useEffect } from "react"

/** Between the form and what is below or above it, in pixels. */
const gap = 12

/** While somebody writes in it, the whole form stays in view as it grows, above the keyboard that covers the page: its button too. */
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
      const scroller = element.closest(".screen")
      if (!isWriting || !scroller) return
      const { top, bottom } = element.getBoundingClientRect()
      const box = scroller.getBoundingClientRect()
      const below = bottom + gap - Math.min(viewport.offsetTop + viewport.height, box.bottom)
      const room = top - gap - Math.max(viewport.offsetTop, box.top)
      if (below > 0 && room > 0) scroller.scrollBy({ top: Math.min(below, room) })
    }
    // What was typed is drawn before it is measured.
    const followNext = () => requestAnimationFrame(follow)
    viewport.addEventListener("resize", follow)
    element.addEventListener("focusin", followNext)
    element.addEventListener("focusout", follow)
    element.addEventListener("input", followNext)
    return () => {
      viewport.removeEventListener("resize", follow)
      element.removeEventListener("focusin", followNext)
      element.removeEventListener("focusout", follow)
      element.removeEventListener("input", followNext)
    }
  }, [form])
}
