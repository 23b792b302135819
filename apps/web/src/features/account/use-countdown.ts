import { useEffect, useState } from "react"

/** Seconds left of a wait that began when this was first shown. */
export function useCountdown(from: number): { seconds: number; restart: (from: number) => void } {
  const [seconds, setSeconds] = useState(from)
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) return
    const beat = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000)
    return () => clearInterval(beat)
  }, [isOver])
  return { seconds, restart: setSeconds }
}
