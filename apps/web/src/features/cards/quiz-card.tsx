import type { CardOf } from "@confetti/contract/feed-item"
import { quizQuestions } from "@confetti/domain/games/quiz-machine"
import { plural } from "@confetti/domain/messages/plural"
import { CardFrame, MainButton } from "./card-frame.tsx"
import { type DailyEnd, endText, playLabel, streakText } from "./daily-words.ts"
import "./quiz-card.css"

type Props = {
  card: CardOf<"quiz_me">
  end?: DailyEnd | undefined
  language: string
  onPlay: () => void
}

/** The quiz of the day: what it asks is on its own screen, so that nobody has seen a question before their time runs. */
export function QuizCard({ card, end, language, onPlay }: Props) {
  const { title, state, answered } = card
  const streak = streakText(card, language)
  return (
    <CardFrame name="quiz-card" hue={290} art={<Questions answered={state === "done" ? quizQuestions : answered} />}>
      {streak && <p className="feed-card-mark">{streak}</p>}
      <h2>{title}</h2>
      <p className="feed-card-text">
        {end
          ? endText(end)
          : state === "begun"
            ? leftText(quizQuestions - answered)
            : "Five questions on what there is to read here, the same for everybody."}
      </p>
      <div className="feed-card-ways">
        <MainButton onClick={onPlay}>{playLabel(card)}</MainButton>
      </div>
    </CardFrame>
  )
}

function leftText(left: number): string {
  return plural(left, { one: "One question is left.", other: "# questions are left." })
}

function Questions({ answered }: { answered: number }) {
  return (
    <div className="quiz-card-art" aria-hidden="true">
      <b>?</b>
      <div>
        {Array.from({ length: quizQuestions }, (_, at) => (
          <i key={at} data-filled={at < answered || undefined} />
        ))}
      </div>
    </div>
  )
}
