import { useEffect, useState } from "react"

/** An answer takes a moment; after so many milliseconds it is said that there is none. */
const heldUpAfter = 1200

/** Whether what was sent is still without an answer, so that this should be said. */
export function useIsHeldUp(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), navigator.onLine ? heldUpAfter : 0)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  return isWaiting && isLate
}
