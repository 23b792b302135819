import { startTransition, useEffect, useState } from "react"

/** False until the page has come alive and the browser had a moment to itself. What nobody sees yet can wait for it. */
export function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const settle = () => startTransition(() => setSettled(true))
    if (!("requestIdleCallback" in globalThis)) {
      const timer = setTimeout(settle, 200)
      return () => clearTimeout(timer)
    }
    // oxlint-disable-next-line no-restricted-globals -- asked for first.
    const handle = requestIdleCallback(settle, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return isSettled
}
