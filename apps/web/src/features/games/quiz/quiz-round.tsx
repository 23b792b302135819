import { quizDots } from "@confetti/domain/games/quiz-machine"
import { useEffect } from "react"
import { logEvent } from "../../../platform/analytics/log-event.ts"
import { Trouble } from "../../../ui/trouble.tsx"
import { GameTrouble } from "../ending/game-trouble.tsx"
import type { GameProps } from "../game-props.ts"
import type { GameStats } from "../games-reads.ts"
import { QuizBoard } from "./board/quiz-board.tsx"
import { QuizCountdown } from "./board/quiz-countdown.tsx"
import { QuizLeft } from "./board/quiz-left.tsx"
import { QuizEnd } from "./end/quiz-end.tsx"
import { QuizStart } from "./quiz-start.tsx"
import { useQuiz } from "./round/use-quiz.ts"
import { troubleWords } from "./trouble-words.ts"

type Props = Omit<GameProps, "onDay"> & { isBegun: boolean; stats: GameStats | undefined; onToday: () => void }

/** The quiz in whichever of its phases it is. */
export function QuizRound({ day, userId, language, isBegun, stats, onTile, onToday }: Props) {
  const { view, actions } = useQuiz({ day, userId, isBegun })
  const { quiz, play, trouble } = view
  const results = play?.answered.map(({ chosen, right }) => chosen === right) ?? []
  const dots = quizDots(quiz, results)
  const hasEnded = quiz.outcome === "complete" && view.isFresh
  const isPractice = play?.isPractice ?? false
  useEffect(() => {
    if (hasEnded) logEvent("finish_game", { game: "QUIZ_ME", outcome: "done", isPractice })
  }, [hasEnded, isPractice])

  if (trouble?.code === "game/switched-off" || trouble?.code === "game/not-today")
    return <GameTrouble game="QUIZ_ME" trouble={trouble} onRetry={actions.retry} onToday={onToday} />
  if (trouble)
    return <Trouble isOffline={trouble.code === "offline"} {...troubleWords(trouble)} onRetry={actions.retry} />
  if (quiz.outcome === "complete" && play)
    return <QuizEnd play={play} stats={stats} dots={dots} isFresh={view.isFresh} {...{ userId, language, onTile }} />
  if (quiz.outcome === "quit")
    return (
      <QuizLeft
        answered={quiz.answers.length}
        dots={dots}
        isPractice={play?.isPractice ?? day !== null}
        onResume={actions.resume}
      />
    )
  if (quiz.phase === "Initiate" && isBegun && play === null)
    return <div className="game-ghost" role="status" aria-label="Fetching QUIZ_ME" />
  if (quiz.phase === "Initiate")
    return (
      <QuizStart
        day={day}
        isDecided={play !== null}
        isTimed={quiz.isTimed}
        stats={stats}
        dots={dots}
        language={language}
        onBegin={actions.begin}
      />
    )
  if (quiz.phase === "Countdown") return <QuizCountdown />
  return <QuizBoard view={view} actions={actions} dots={dots} onTile={onTile} />
}
