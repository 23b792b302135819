import { useEffect, useState } from "react"

/** In milliseconds: an answer takes a moment. */
const heldUpAfter = 1200

/** Whether an answer is so late that this should be said: at once without a connection. */
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
