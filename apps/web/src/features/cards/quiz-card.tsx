import { quizQuestions } from "@confetti/domain/games/quiz-machine"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { DailyCard, type DailyProps } from "./daily-card.tsx"

/** The quiz of the day. Its questions are only on its own screen, where time runs. */
export function QuizCard(props: DailyProps<"quiz_me">) {
  const { state, answered } = props.card
  return (
    <DailyCard
      {...props}
      name="quiz-card"
      hue={290}
      art={<Questions answered={state === "done" ? quizQuestions : answered} />}
      about={
        state === "begun"
          ? leftText(quizQuestions - answered)
          : t`Five questions about the tiles here. Everyone gets the same ones.`
      }
    />
  )
}

function leftText(left: number): string {
  return plural(left, { one: "One question is left.", other: "# questions are left." })
}

function Questions({ answered }: { answered: number }) {
  return (
    <div className="quiz-card-art grid justify-items-center" aria-hidden="true">
      <b className="grid place-items-center aspect-square ink-black">?</b>
      <div className="flex">
        {Array.from({ length: quizQuestions }, (_, at) => (
          <i key={at} className="aspect-square rounded-full" data-filled={at < answered || undefined} />
        ))}
      </div>
    </div>
  )
}
