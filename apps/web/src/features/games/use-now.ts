import { useEffect, useState } from "react"
import { serverNow } from "../../platform/server-clock.ts"

/** The server’s time, updated at this interval in milliseconds and on returning to the page. */
export function useNow(every: number): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const look = () => setNow(serverNow())
    const timer = setInterval(look, every)
    document.addEventListener("visibilitychange", look)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", look)
    }
  }, [every])
  return now
}
