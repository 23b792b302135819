import type { BawPlay } from "@confetti/contract/games"
import { minute } from "@confetti/domain/durations"
import { dayIn } from "@confetti/domain/games/puzzle-day"
import type { ReactNode } from "react"
import { dayText } from "../game-words.ts"
import { useNow } from "../use-now.ts"

type Props = { play: BawPlay; language: string; onToday: () => void; children?: ReactNode }

/** Which day's letters these are, and a word where they are not today's. */
export function BawHead({ play, language, onToday, children }: Props) {
  const isPast = dayIn(play.zone, useNow(minute / 4)) > play.day
  return (
    <header className="baw-head">
      <div>
        <h1>BAW</h1>
        <p>
          {play.isPractice && <b>Practice · </b>}
          <span>{dayText(play.day, language, { day: "numeric", month: "long" })}</span>
        </p>
      </div>
      {children}
      {isPast && (
        <p className="baw-note">
          {play.isPractice ? "No point, no streak." : "New letters are here."}
          <button type="button" onClick={onToday}>
            Play today’s
          </button>
        </p>
      )}
    </header>
  )
}
