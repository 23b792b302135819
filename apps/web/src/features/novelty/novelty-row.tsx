import type { Tile } from "@confetti/contract/tile"
import { t } from "@confetti/domain/messages/t"
import { type NoveltyRating, noveltyRatings } from "@confetti/domain/novelty/novelty-rating"
import { useEffect, useId, useRef, useState } from "react"
import { Icon } from "../../ui/icon.tsx"
import { ratingWords } from "./rating-words.ts"
import { useAsksOnScreen } from "./use-asks-on-screen.ts"
import { useNovelty } from "./use-novelty.ts"
import "./novelty.css"

const choices: Record<NoveltyRating, string> = { known: t`I knew this`, new: t`New to me` }

/** What a tap leaves the focus on: the buttons it was on are gone. */
type Step = "unasked" | "answered" | "changing"

/** "Did you know this?" at a tile's end: one tap, once. The answer stays, and can be changed until the tile is left. */
export function NoveltyRow({ tile }: { tile: Tile }) {
  const { rating, isUnasked, rate } = useNovelty(tile)
  const [step, setStep] = useState<Step>("unasked")
  const id = useId()
  const toFocus = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (step !== "unasked") toFocus.current?.focus({ preventScroll: true })
  }, [step])

  const mayAsk = !tile.developing && tile.parentId === null
  const isAsking = isUnasked || step === "changing"
  const section = useRef<HTMLElement>(null)
  useAsksOnScreen(section, mayAsk && isAsking)

  if (!mayAsk || (!isAsking && rating === null)) return null
  const said = rating && ratingWords[rating]
  const answer = (next: NoveltyRating) => {
    rate(next)
    setStep("answered")
  }
  return (
    <section ref={section} className="novelty" aria-labelledby={isAsking ? id : undefined}>
      {isAsking ? (
        <>
          <p className="novelty-question" id={id}>
            Did you know this?
          </p>
          <div className="novelty-choices">
            {noveltyRatings.map((each) => (
              <button
                key={each}
                type="button"
                className="novelty-choice"
                data-rating={each}
                ref={step === "changing" && each === rating ? toFocus : undefined}
                aria-pressed={step === "changing" ? each === rating : undefined}
                onClick={() => answer(each)}
              >
                {choices[each]}
              </button>
            ))}
          </div>
        </>
      ) : (
        rating && (
          <p className="novelty-answer" data-rating={rating}>
            <Icon name="check" />
            <span>{said}</span>
            {step === "answered" && (
              <button type="button" ref={toFocus} onClick={() => setStep("changing")}>
                Change<span className="unseen"> your answer</span>
              </button>
            )}
          </p>
        )
      )}
      <p className="unseen" role="status">
        {step === "answered" && said && `${said}. It is in your history`}
      </p>
    </section>
  )
}
