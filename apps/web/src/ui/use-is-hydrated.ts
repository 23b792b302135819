import { startTransition, useEffect, useState, useSyncExternalStore } from "react"

/** The server marks what it rendered: the mark stays until the browser has taken that over. */
const isTakenOver = () => document.querySelector("#root[data-path]") === null

/** Called once the server's markup is taken over, or was for another path. */
export function endHydration(): void {
  document.getElementById("root")?.removeAttribute("data-path")
}

const never = () => () => undefined

/**
 * False for the first render, which must equal the server's; true afterwards, and at once in a component that mounts later. A store's change
 * would be rendered synchronously, and this one changes much of the page: it comes as a transition.
 */
export function useIsHydrated(): boolean {
  const mountedLater = useSyncExternalStore(never, isTakenOver, () => false)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    if (!mountedLater) startTransition(() => setHydrated(true))
  }, [mountedLater])
  return mountedLater || isHydrated
}
