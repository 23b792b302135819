import { hour } from "@confetti/domain/durations"
import { useEffect, useState } from "react"
import { serverNow } from "../../../platform/server-clock.ts"
import { clockText, untilText } from "../words/until-text.ts"

type Props = {
  /** When the next puzzles begin. */
  until: string
  language: string
  onOver: () => void
}

/** Counts to the next puzzles. It is seen by the second and read out, when somebody comes to it, by the hour or the minute. */
export function Countdown({ until, language, onOver }: Props) {
  const [now, setNow] = useState(serverNow)
  const left = Date.parse(until) - now
  const isOver = left <= 0
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (isOver) onOver()
    // Once for each day's end.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver, until])
  // Until the server was heard, a device's clock may be wrong by a day; no day is that long.
  const isBelieved = !isOver && left <= 26 * hour
  return (
    <p className="countdown">
      <span>New games</span>
      {isBelieved ? (
        <>
          <time aria-hidden="true">{clockText(left)}</time>
          <span className="unseen">{untilText(until, now, language)}</span>
        </>
      ) : (
        <span>{isOver ? "any moment" : "tomorrow"}</span>
      )}
    </p>
  )
}
