import type { WurdPlay } from "@confetti/contract/games"
import { dayIn } from "@confetti/domain/games/puzzle-day"
import { useNow } from "../ending/use-now.ts"
import { dayText } from "../words/day-text.ts"

type Props = {
  play: WurdPlay
  language: string
  /** It was opened as today's, and not as that of a day. */
  isTodays: boolean
  onToday: () => void
}

/** What there is to know of the day that is played: that it is practice, and that another one has come. */
export function WurdNotes({ play, language, isTodays, onToday }: Props) {
  const now = useNow(10_000)
  const isPast = isTodays && dayIn(play.zone, now) > play.day
  if (!isPast && !play.isPractice) return null
  return (
    <div className="wurd-notes">
      {play.isPractice && (
        <p>
          <strong>Practice</strong> · {dayText(play.day, language)} · no points, no streak
        </p>
      )}
      {isPast && (
        <p>
          {!play.isPractice && <span>{"There is a new word. "}</span>}
          <button type="button" onClick={onToday}>
            Play today’s
          </button>
        </p>
      )}
    </div>
  )
}
