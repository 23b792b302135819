import type { AnsweredQuestion } from "@confetti/contract/games"
import { Icon } from "../../../../ui/icon.tsx"
import { TileLink } from "../board/quiz-verdict.tsx"

type Props = { answered: readonly AnsweredQuestion[]; onTile: (slug: string) => void }

/** Every question with what is right, and the tile to read on. */
export function QuizReview({ answered, onTile }: Props) {
  return (
    <section className="quiz-review" aria-labelledby="quiz-review-title">
      <h2 id="quiz-review-title">The questions</h2>
      <ol>
        {answered.map(({ question, options, chosen, right, why, tile }) => {
          const rightOption = options[right]
          const chosenOption = chosen === null ? null : options[chosen]
          return (
            <li key={question}>
              <h3>{question}</h3>
              <p className="quiz-answer" data-right={chosen === right || undefined}>
                <Icon name={chosen === right ? "check" : "close"} />
                {chosen === right ? (
                  <span>
                    <b>{rightOption}</b> – you had it.
                  </span>
                ) : chosen === null ? (
                  <span>
                    <b>{rightOption}</b> – no time left.
                  </span>
                ) : (
                  <span>
                    <b>{rightOption}</b> – you said “{chosenOption}”.
                  </span>
                )}
              </p>
              <p>{why}</p>
              {tile && <TileLink tile={tile} onTile={onTile} />}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
