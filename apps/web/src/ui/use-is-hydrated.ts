import { startTransition, useEffect, useState, useSyncExternalStore } from "react"

/** The server's rendering has a mark until hydration. */
const isTakenOver = () => document.querySelector("#root[data-path]") === null

/** Called when the server's page is hydrated, or was for another path. */
export function endHydration(): void {
  document.getElementById("root")?.removeAttribute("data-path")
}

const never = () => () => undefined

/**
 * False for the first render, which must equal the server's; true afterwards, and at once for later components. Changes in a transition, as
 * it affects much of the page.
 */
export function useIsHydrated(): boolean {
  const mountedLater = useSyncExternalStore(never, isTakenOver, () => false)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    if (!mountedLater) startTransition(() => setHydrated(true))
  }, [mountedLater])
  return mountedLater || isHydrated
}
