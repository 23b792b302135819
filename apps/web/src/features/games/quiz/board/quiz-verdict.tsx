import type { AnsweredQuestion } from "@confetti/contract/games"
import { tilePath } from "@confetti/domain/navigation/section"
import { useEffect, useRef } from "react"
import { Icon } from "../../../../ui/icon.tsx"
import { plainClick } from "../../../../ui/plain-click.ts"
import type { Verdict } from "./verdict-words.ts"

type Props = {
  verdict: Verdict | null
  answered: AnsweredQuestion | null
  isLast: boolean
  onNext: () => void
  /** Where an answer could not be sent. */
  onRetry: (() => void) | null
  onTile: (slug: string) => void
}

/** How an answer was, one line why, the tile it is from, and the way on. */
export function QuizVerdict({ verdict, answered, isLast, onNext, onRetry, onTile }: Props) {
  const next = useRef<HTMLButtonElement>(null)
  const isMarked = answered !== null
  useEffect(() => {
    if (isMarked) next.current?.focus({ preventScroll: true })
  }, [isMarked])
  return (
    <div className="quiz-verdict" data-right={verdict?.isRight || undefined}>
      <div role="status">
        {verdict && <h3>{verdict.title}</h3>}
        {verdict?.answer && <p className="unseen">{verdict.answer}</p>}
        {verdict?.about && <p>{verdict.about}</p>}
        {answered && <p className="quiz-why">{answered.why}</p>}
      </div>
      {answered?.tile && <TileLink tile={answered.tile} onTile={onTile} />}
      {isMarked && (
        <button type="button" className="button primary quiz-go quiz-next" ref={next} onClick={onNext}>
          {isLast ? "See how it went" : "Next question"}
        </button>
      )}
      {onRetry && (
        <button type="button" className="button quiz-go quiz-next" onClick={onRetry}>
          Try now
        </button>
      )}
    </div>
  )
}

type LinkProps = { tile: NonNullable<AnsweredQuestion["tile"]>; onTile: (slug: string) => void }

/** The tile that tells more. */
export function TileLink({ tile: { slug, title }, onTile }: LinkProps) {
  return (
    <a className="quiz-tile" href={tilePath("homefeed", slug)} onClick={plainClick(() => onTile(slug))}>
      <span>
        <span className="unseen">Read on: </span>
        {title}
      </span>
      <Icon name="forward" />
    </a>
  )
}
