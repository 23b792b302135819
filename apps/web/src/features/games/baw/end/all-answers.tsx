import type { BawPlay } from "@confetti/contract/games"
import { t } from "@confetti/domain/messages/t"
import { Icon } from "../../../../ui/icon.tsx"
import { answerList } from "./answer-list.ts"

/** Every word there was, those that were found marked, and those beyond the list. */
export function AllAnswers({ play }: { play: BawPlay }) {
  const bonus = play.found.filter(({ isBonus }) => isBonus)
  const letters = play.letters.join(" ")
  return (
    <section className="baw-answers-all" aria-labelledby="baw-answers">
      <h2 id="baw-answers">Every word</h2>
      <p className="baw-letters-line" aria-label={`Letters: ${letters}. ${play.required} in every word`}>
        {play.letters.map((letter) => (
          <span key={letter} data-required={letter === play.required || undefined}>
            {letter.toUpperCase()}
          </span>
        ))}
      </p>
      <ul>
        {answerList(play).map(({ word, isFound, isPangram }) => (
          <li key={word} data-found={isFound || undefined} data-pangram={isPangram || undefined}>
            {isFound && <Icon name="check" />}
            <span>
              {word}
              {isPangram && <small> pangram</small>}
              {isFound && <span className="unseen">, {t`found`}</span>}
            </span>
          </li>
        ))}
      </ul>
      {bonus.length > 0 && (
        <>
          <h3>Bonus words you found</h3>
          <ul>
            {bonus.map(({ word }) => (
              <li key={word} data-found>
                <Icon name="check" />
                <span>{word}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
