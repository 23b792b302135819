import { useState } from "react"
import type { GameProps } from "../game-props.ts"
import { WurdDay } from "./wurd-day.tsx"

type Props = GameProps & {
  /** A game has ended here: points may have been paid. */
  onFinished: () => void
}

/** A day's WURD. */
export function WurdGame(props: Props) {
  // Today's page may be left open until today is another day, and its address stays the same.
  const [round, setRound] = useState(0)
  const onToday = () => (props.day === null ? setRound(round + 1) : props.onDay(null))
  return <WurdDay key={round} {...props} onToday={onToday} />
}
