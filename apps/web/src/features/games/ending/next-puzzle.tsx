import { minute } from "@confetti/domain/durations"
import type { GameKind } from "@confetti/domain/games/game-kinds"
import { timeLeftText } from "../words/time-left-text.ts"
import { useNow } from "./use-now.ts"

type Props = { game: GameKind; nextDate: string }

/** When the next puzzle begins, by this device's clock. Not read out each minute: it is no news. */
export function NextPuzzle({ game, nextDate }: Props) {
  const now = useNow(minute / 4)
  if (now >= Date.parse(nextDate)) return null
  const left = <time dateTime={nextDate}>{timeLeftText(nextDate, now)}</time>
  return (
    <p className="next-puzzle">
      {game === "WURD" && <>Next word in {left}</>}
      {game === "BAW" && <>New letters in {left}</>}
      {game === "QUIZ_ME" && <>Next quiz in {left}</>}
    </p>
  )
}
