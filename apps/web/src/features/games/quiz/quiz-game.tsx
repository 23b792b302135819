import { useState } from "react"
import { useReadCache } from "../../../platform/reads/use-reads.ts"
import { Trouble } from "../../../ui/trouble.tsx"
import { inHue } from "../../tile/index.ts"
import { GameTrouble } from "../ending/game-trouble.tsx"
import type { GameProps } from "../game-props.ts"
import { statsRead } from "../games-reads.ts"
import { QuizRound } from "./quiz-round.tsx"
import { useStanding } from "./use-standing.ts"

/** The hue of this game. */
const hue = 290

/** A day's QUIZ_ME. */
export function QuizGame(props: GameProps) {
  const { isBegun, isOff, stats, isError, isOffline, retry } = useStanding(props.day, props.userId)
  const cache = useReadCache()
  const [round, setRound] = useState(0)
  /** Today's quiz, which may be another one by now than that of when this was opened. */
  const toToday = () => {
    if (props.day !== null) return props.onDay(null)
    void cache.load(statsRead(props.userId), 0).then(() => setRound((before) => before + 1))
  }
  return (
    <div {...inHue(hue, "quiz")}>
      {isOff ? (
        <GameTrouble game="QUIZ_ME" trouble={{ code: "game/switched-off" }} onRetry={retry} onToday={toToday} />
      ) : isBegun !== null ? (
        <QuizRound key={round} {...props} isBegun={isBegun} stats={stats} onToday={toToday} />
      ) : isError ? (
        <Trouble
          isOffline={isOffline}
          title="The quiz did not arrive"
          about="What you have answered is kept. Please try again in a moment."
          onRetry={retry}
        />
      ) : (
        <div className="game-ghost" role="status" aria-label="Fetching QUIZ_ME" />
      )}
    </div>
  )
}
