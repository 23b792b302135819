import { type QuizDot, quizDots, quizTimes } from "@confetti/domain/games/quiz-machine"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useRef, useState } from "react"
import { logEvent } from "../../../platform/analytics/log-event.ts"
import type { ApiError } from "../../../platform/api.ts"
import { reportBug } from "../../../platform/error-reporter/report-bug.ts"
import { vibrate } from "../../../platform/haptics.ts"
import { readCacheOf } from "../../../platform/reads/read-cache.ts"
import { useScope } from "../../../platform/session-scope.ts"
import { announce } from "../../../ui/announce.tsx"
import { Button } from "../../../ui/button.tsx"
import { ErrorNote } from "../../../ui/error-note.tsx"
import { GameError } from "../game-error.tsx"
import type { GameProps } from "../game-props.ts"
import { readGameSettings } from "../game-settings.tsx"
import { daysRead, type GameStats, statsRead } from "../games-reads.ts"
import { type OpenQuiz, openQuiz, type QuizView } from "./open-quiz.ts"
import { QuizBoard } from "./quiz-board.tsx"
import { QuizDots } from "./quiz-dots.tsx"
import { QuizEnd } from "./quiz-end.tsx"
import { QuizStart } from "./quiz-start.tsx"

type Props = Omit<GameProps, "onDay"> & { isBegun: boolean; stats: GameStats | undefined; onToday: () => void }

export function QuizRound({ day, userId, language, isBegun, stats, onTile, onToday }: Props) {
  const { view, actions } = useQuiz({ day, userId, isBegun })
  const { quiz, play, error } = view
  const results = play?.answered.map(({ chosen, right }) => chosen === right) ?? []
  const dots = quizDots(quiz, results)
  const hasEnded = quiz.outcome === "complete" && view.isFresh
  const isPractice = play?.isPractice ?? false
  useEffect(() => {
    if (hasEnded) logEvent("finish_game", { game: "QUIZ_ME", outcome: "done", isPractice })
  }, [hasEnded, isPractice])

  if (error?.code === "game/switched-off" || error?.code === "game/not-today")
    return <GameError game="QUIZ_ME" error={error} onRetry={actions.retry} onToday={onToday} />
  if (error) return <ErrorNote isOffline={error.code === "offline"} {...errorTexts(error)} onRetry={actions.retry} />
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
    return <div className="game-ghost" role="status" aria-label="Loading QUIZ_ME" />
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

function errorTexts({ code, message }: ApiError): { title: string; about: string } {
  const title = t`The quiz can’t continue right now`
  if (code === "offline")
    return { title, about: t`Your answers are saved. The quiz continues as soon as you are online.` }
  return { title, about: t`${message} Your answers are saved.` }
}

function QuizCountdown() {
  const [left, setLeft] = useState(quizTimes.Countdown / 1000)
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(1, before - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="quiz-countdown grid place-items-center">
      <h1 className="unseen">QUIZ_ME</h1>
      <p className="unseen" role="status">
        Starting in three seconds.
      </p>
      <b key={left} className="ink-hue" aria-hidden="true">
        {left}
      </b>
    </div>
  )
}

type QuizLeftProps = { answered: number; dots: readonly QuizDot[]; isPractice: boolean; onResume: () => void }

function QuizLeft({ answered, dots, isPractice, onResume }: QuizLeftProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <section className="quiz-start grid justify-items-start gap-5" aria-labelledby="quiz-left-title">
      <h1 id="quiz-left-title" className="text-6" ref={title} tabIndex={-1}>
        To be continued
      </h1>
      <QuizDots dots={dots} />
      <p className="quiz-about">
        {answered === 0
          ? "You have not answered any questions yet."
          : `${answered} of ${dots.length} answered and saved.`}
        {!isPractice && <span>{" Finish it today for your point and your streak."}</span>}
      </p>
      <Button kind="primary" className="quiz-go" onClick={onResume}>
        Continue
      </Button>
    </section>
  )
}

type Options = { day: string | null; userId: string | null; isBegun: boolean }

/** A day's quiz of a known person or guest; `key` the component by day and person. */
function useQuiz({ day, userId, isBegun }: Options): { view: QuizView; actions: OpenQuiz } {
  const scope = useScope()
  const cache = readCacheOf(scope)
  const [actions] = useState(() =>
    openQuiz({
      scope,
      isTimed: () => readGameSettings(scope).isTimed,
      day,
      userId,
      onStarted: ({ state }) => {
        // The quiz may have been started before.
        if (state !== "playing") return
        void cache.load(statsRead(userId), 0)
        if (day !== null) void cache.load(daysRead(userId, "QUIZ_ME", day), 0)
      },
      onMovedOn: () => announce(t`You continued this quiz on another device.`),
      onMarked: (isRight) => vibrate(isRight ? "marked" : "refused"),
      onScored: ({ paid }) => {
        // Points and streaks elsewhere are outdated now.
        if (paid > 0) cache.invalidate()
        else void cache.load(statsRead(userId), 0)
      },
    }),
  )
  useEffect(() => {
    const close = actions.open()
    const look = () => {
      if (document.visibilityState === "visible") void actions.refresh().catch(reportBug)
    }
    document.addEventListener("visibilitychange", look)
    return () => {
      document.removeEventListener("visibilitychange", look)
      close()
    }
  }, [actions])
  useEffect(() => {
    if (isBegun) void actions.goOn().catch(reportBug)
  }, [actions, isBegun])
  return { view: actions.useValue(), actions }
}
