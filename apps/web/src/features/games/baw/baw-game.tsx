import { useState } from "react"
import type { GameProps } from "../game-props.ts"
import { BawDay } from "./baw-day.tsx"

type Props = GameProps & {
  /** A game has ended here: points may have been paid. */
  onFinished: () => void
}

/** BAW: seven letters, one of them in every word, and as many words as one can. */
export function BawGame({ day, userId, language, onDay, onFinished }: Props) {
  // Today's page may be left open until today is another day, and its address stays the same.
  const [round, setRound] = useState(0)
  const onToday = () => (day === null ? setRound(round + 1) : onDay(null))
  return <BawDay key={round} day={day} userId={userId} language={language} onToday={onToday} onFinished={onFinished} />
}
