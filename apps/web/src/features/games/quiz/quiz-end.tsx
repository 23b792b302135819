import type { AnsweredQuestion, QuizPlay } from "@confetti/contract/games"
import { type QuizDot, quizQuestions } from "@confetti/domain/games/quiz-machine"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useRef } from "react"
import { vibrate } from "../../../platform/haptics.ts"
import { burst } from "../../../ui/burst.ts"
import { Icon } from "../../../ui/icon.tsx"
import { GameReward, MoreGames, NextPuzzle, OwnStats } from "../game-end.tsx"
import { dayText } from "../game-words.ts"
import type { GameStats } from "../games-reads.ts"
import { quizResult, ShareResult } from "../share-result.tsx"
import { QuizDots } from "./quiz-dots.tsx"
import { TileLink } from "./quiz-verdict.tsx"

/** By number of right answers. */
const wordsForScore = [
  t`Five tiles to read again.`,
  t`One is a start.`,
  t`Two right, three to read again.`,
  t`More right than wrong.`,
  t`So close.`,
  t`Not one wrong.`,
] as const

type Props = {
  play: QuizPlay
  stats: GameStats | undefined
  dots: readonly QuizDot[]
  isFresh: boolean
  userId: string | null
  language: string
  onTile: (slug: string) => void
}

export function QuizEnd({ play, stats, dots, isFresh, userId, language, onTile }: Props) {
  const { points, questions, answered, isPractice, day, nextDate } = play
  const title = useRef<HTMLHeadingElement>(null)
  const date = dayText(day, language)
  const isPerfect = points === questions
  useEffect(() => {
    if (!isFresh) return
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: "nearest" })
    if (isPerfect) celebrate(title.current)
  }, [isFresh, isPerfect])
  const own = stats?.games.find(({ game }) => game === "QUIZ_ME")
  return (
    <div className="quiz-end grid">
      <section className="quiz-result grid justify-items-start gap-4" aria-labelledby="quiz-end-title">
        <p className="ink-hue font-semibold">{isPractice ? `Practice, ${date}` : `QUIZ_ME, ${date}`}</p>
        <h1 id="quiz-end-title" className="text-5" ref={title} tabIndex={-1}>
          <b className="ink-hue font-heavy">{points}</b> of {questions} right
        </h1>
        <p className="quiz-about">{scoreWords(points)}</p>
        <QuizDots dots={dots} />
        {isPractice && <p className="quiz-about">Practice: no points, no streak.</p>}
        <GameReward play={play} streak={own?.streak} isGuest={userId === null} />
        <ShareResult result={quizResult(play)} day={day} streak={own?.streak.length ?? 0} />
        {!isPractice && <NextPuzzle game="QUIZ_ME" nextDate={nextDate} />}
        <MoreGames stats={stats} />
      </section>
      <QuizReview answered={answered} onTile={onTile} />
      {!isPractice && own && own.played > 0 && (
        <OwnStats stats={own} language={language} title="Right answers" bars={bars} own={points} />
      )}
    </div>
  )
}

const bars = Array.from({ length: quizQuestions + 1 }, (_, at) => String(at))

function celebrate(title: HTMLElement | null): void {
  vibrate("won")
  if (!title) return
  const { left, top, width, height } = title.getBoundingClientRect()
  for (const share of [0.2, 0.5, 0.8]) burst(left + width * share, top + height / 2, 290)
}

function scoreWords(points: number): string {
  return wordsForScore[Math.min(points, wordsForScore.length - 1)] ?? wordsForScore[0]
}

type QuizReviewProps = { answered: readonly AnsweredQuestion[]; onTile: (slug: string) => void }

function QuizReview({ answered, onTile }: QuizReviewProps) {
  return (
    <section className="quiz-review" aria-labelledby="quiz-review-title">
      <h2 id="quiz-review-title" className="mb-4 text-4">
        The questions
      </h2>
      <ol className="grid gap-6">
        {answered.map(({ question, options, chosen, right, why, tile }) => {
          const rightOption = options[right]
          const chosenOption = chosen === null ? null : options[chosen]
          return (
            <li key={question} className="grid justify-items-start gap-2">
              <h3 className="text-3">{question}</h3>
              <p className="quiz-answer flex gap-2 ink-2" data-right={chosen === right || undefined}>
                <Icon name={chosen === right ? "check" : "close"} />
                {chosen === right ? (
                  <span>
                    <b>{rightOption}</b> – you had it.
                  </span>
                ) : chosen === null ? (
                  <span>
                    <b>{rightOption}</b> – you ran out of time.
                  </span>
                ) : (
                  <span>
                    <b>{rightOption}</b> – you said “{chosenOption}”.
                  </span>
                )}
              </p>
              <p className="ink-2">{why}</p>
              {tile && <TileLink tile={tile} onTile={onTile} />}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
