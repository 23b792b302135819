import { useEffect, useState } from "react"

/** Whole seconds until a moment of the clock; 0 once it has come. Counts down while it is shown. */
export function useSecondsUntil(at: number | null): number {
  const [now, setNow] = useState(Date.now)
  const left = at === null ? 0 : Math.max(0, Math.ceil((at - now) / 1000))
  const isWaiting = left > 0
  useEffect(() => {
    setNow(Date.now())
    if (!isWaiting) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isWaiting, at])
  return left
}
