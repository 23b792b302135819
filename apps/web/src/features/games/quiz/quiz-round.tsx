import { type QuizDot, quizDots, quizTimes } from "@confetti/domain/games/quiz-machine"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useRef, useState } from "react"
import { logEvent } from "../../../platform/analytics/log-event.ts"
import type { ApiError } from "../../../platform/api.ts"
import { Trouble } from "../../../ui/trouble.tsx"
import { GameTrouble } from "../ending/game-trouble.tsx"
import type { GameProps } from "../game-props.ts"
import type { GameStats } from "../games-reads.ts"
import { QuizBoard } from "./board/quiz-board.tsx"
import { QuizDots } from "./board/quiz-dots.tsx"
import { QuizEnd } from "./end/quiz-end.tsx"
import { QuizStart } from "./quiz-start.tsx"
import { useQuiz } from "./round/use-quiz.ts"

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

/** What is said where the quiz can't go on. */
function troubleWords({ code, message }: ApiError): { title: string; about: string } {
  const title = t`The quiz can’t go on just now`
  if (code === "offline")
    return { title, about: t`What you have answered is kept. It goes on here as soon as there is a connection.` }
  return { title, about: t`${message} What you have answered is kept.` }
}

/** Three, two, one. */
function QuizCountdown() {
  const [left, setLeft] = useState(quizTimes.Countdown / 1000)
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(1, before - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="quiz-countdown">
      <h1 className="unseen">QUIZ_ME</h1>
      <p className="unseen" role="status">
        Starting in three seconds.
      </p>
      <b key={left} aria-hidden="true">
        {left}
      </b>
    </div>
  )
}

type QuizLeftProps = { answered: number; dots: readonly QuizDot[]; isPractice: boolean; onResume: () => void }

/** Left midway: what stays, and the way back in. */
function QuizLeft({ answered, dots, isPractice, onResume }: QuizLeftProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <section className="quiz-start" aria-labelledby="quiz-left-title">
      <h1 id="quiz-left-title" ref={title} tabIndex={-1}>
        To be continued
      </h1>
      <QuizDots dots={dots} />
      <p className="quiz-about">
        {answered === 0 ? "Nothing is answered yet." : `${answered} of ${dots.length} answered, and kept.`}
        {!isPractice && <span>{" Finish it today for your point and your streak."}</span>}
      </p>
      <button type="button" className="button primary quiz-go" onClick={onResume}>
        Go on
      </button>
    </section>
  )
}
