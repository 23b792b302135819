import { useEffect, useState } from "react"

/** Whether a moment is still to come; false for none. It turns by itself when it is over. */
export function useIsBefore(moment: string | null): boolean {
  const [now, setNow] = useState(() => Date.now())
  const until = moment === null ? Number.NEGATIVE_INFINITY : Date.parse(moment)
  useEffect(() => {
    const left = until - Date.now()
    if (left <= 0) return setNow(Date.now())
    const timer = setTimeout(() => setNow(Date.now()), left)
    return () => clearTimeout(timer)
  }, [until])
  return now < until
}
