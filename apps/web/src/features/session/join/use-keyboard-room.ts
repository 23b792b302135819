import { useEffect } from "react"

/** A keyboard on the screen lies over a sheet at the foot of it: `--keyboard` is how much it hides, in pixels. */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const view = globalThis.visualViewport
    if (!view) return
    const root = document.documentElement
    const measure = () => {
      const hidden = Math.max(0, Math.round(innerHeight - view.height - view.offsetTop))
      root.style.setProperty("--keyboard", `${hidden}px`)
    }
    measure()
    view.addEventListener("resize", measure)
    view.addEventListener("scroll", measure)
    return () => {
      view.removeEventListener("resize", measure)
      view.removeEventListener("scroll", measure)
      root.style.removeProperty("--keyboard")
    }
  }, [])
}
