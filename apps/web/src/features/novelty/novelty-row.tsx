import type { Tile } from "@confetti/contract/tile"
import { t } from "@confetti/domain/messages/t"
import { type NoveltyRating, noveltyRatings } from "@confetti/domain/novelty/novelty-rating"
import { type RefObject, useEffect, useId, useRef, useState } from "react"
import { useScope } from "../../platform/session-scope.ts"
import { syncOf } from "../../platform/sync/sync.ts"
import { Icon } from "../../ui/icon.tsx"
import { useSession } from "../session/index.ts"
import { useOnScreen, useTileState } from "../tile/index.ts"
import { noveltyMutation } from "./novelty-sync.ts"
import { ratingWords } from "./novelty-words.ts"
import { ownAnswersOf, useOwnAnswers } from "./own-answers.ts"
import "./novelty.css"

const choices: Record<NoveltyRating, string> = { known: t`I knew this`, new: t`New to me` }

/** Where the focus goes after a tap, as the buttons disappear. */
type Step = "unasked" | "answered" | "changing"

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
    <section ref={section} className="novelty measure" aria-labelledby={isAsking ? id : undefined}>
      {isAsking ? (
        <>
          <p className="novelty-question mb-2 ink-2 font-semibold" id={id}>
            Did you know this?
          </p>
          <div className="novelty-choices grid gap-2">
            {noveltyRatings.map((each) => (
              <button
                key={each}
                type="button"
                className="novelty-choice min-h-48 px-4 py-2 rounded-full font-semibold"
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
          <p className="novelty-answer flex flex-wrap items-center min-h-48 ink-2 font-semibold" data-rating={rating}>
            <Icon name="check" />
            <span>{said}</span>
            {step === "answered" && (
              <button
                type="button"
                className="min-h-44 px-3 font-medium"
                ref={toFocus}
                onClick={() => setStep("changing")}
              >
                Change<span className="unseen"> your answer</span>
              </button>
            )}
          </p>
        )
      )}
      <p className="unseen" role="status">
        {step === "answered" && said && `${said}. Added to your history`}
      </p>
    </section>
  )
}

/** Marks the question as visible, so that nothing covers its answers. */
function useAsksOnScreen(question: RefObject<HTMLElement | null>, isAsking: boolean): void {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!isAsking || !question.current) return
    const seen = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true))
    seen.observe(question.current)
    return () => {
      seen.disconnect()
      setInView(false)
    }
  }, [question, isAsking])
  useOnScreen("question", isAsking && isInView && question)
}

type Novelty = {
  /** The person's rating of this tile on any device; null without one, or if unknown. */
  rating: NoveltyRating | null
  /** Not asked yet. Signed-in people are asked once the server has confirmed it, or can't be reached. */
  isUnasked: boolean
  rate: (rating: NoveltyRating) => void
}

function useNovelty({ id, title, slug, categories }: Tile): Novelty {
  const scope = useScope()
  const { state, userId } = useSession()
  const told = useTileState(state === "signed-in" ? id : "")?.novelty
  const own = useOwnAnswers(userId).find(({ tileId }) => tileId === id)
  // A rating just given here is newer than the server's.
  const rating = own && !own.isTold ? own.rating : (told ?? own?.rating ?? null)
  const isKnownUnrated = state === "signed-in" && (told === null || !navigator.onLine)
  return {
    rating,
    isUnasked: rating === null && (state === "anonymous" || isKnownUnrated),
    rate: (next) => {
      const ratedDate = new Date().toISOString()
      const tile = { tileId: id, title, slug, category: categories[0] ?? null }
      ownAnswersOf(scope).add({ ...tile, rating: next, ratedDate, isTold: false }, userId)
      // A guest's answers wait on the device until they sign in.
      if (userId !== null)
        syncOf(scope).emit((engine) => engine.enqueue(noveltyMutation, { tileId: id, rating: next, ratedDate }))
    },
  }
}
