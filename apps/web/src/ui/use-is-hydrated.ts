import { startTransition, useEffect, useState, useSyncExternalStore } from "react"

/** The server marks what it rendered: the mark stays until the browser has taken that over. */
const isTakenOver = () => document.querySelector("#root[data-path]") === null

/** Called once the server's markup is taken over, or was for another path. */
export function endHydration(): void {
  document.getElementById("root")?.removeAttribute("data-path")
}

const never = () => () => undefined

/**
 * False for the first paint, which must equal the server's; true from then on, and at once in what appears later. A store alone would say
 * so too: but what a store says is drawn at one go, and this changes much of a page that was just taken over.
 */
export function useIsHydrated(): boolean {
  const isDrawnHere = useSyncExternalStore(never, isTakenOver, () => false)
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    if (!isDrawnHere) startTransition(() => setLater(true))
  }, [isDrawnHere])
  return isDrawnHere || isLater
}
