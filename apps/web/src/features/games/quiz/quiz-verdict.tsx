import type { AnsweredQuestion } from "@confetti/contract/games"
import type { QuizAnswer } from "@confetti/domain/games/quiz-machine"
import { t } from "@confetti/domain/messages/t"
import { tilePath } from "@confetti/domain/navigation/section"
import { useEffect, useRef } from "react"
import { Button } from "../../../ui/button.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { plainClick } from "../../../ui/plain-click.ts"

const noVerdict = { about: null, answer: null, isRight: false }

type Props = {
  verdict: Verdict | null
  answered: AnsweredQuestion | null
  isLast: boolean
  onNext: () => void
  onRetry: (() => void) | null
  onTile: (slug: string) => void
}

export function QuizVerdict({ verdict, answered, isLast, onNext, onRetry, onTile }: Props) {
  const next = useRef<HTMLButtonElement>(null)
  const isMarked = answered !== null
  useEffect(() => {
    if (isMarked) next.current?.focus({ preventScroll: true })
  }, [isMarked])
  return (
    <div className="quiz-verdict flex flex-1 flex-col items-start gap-2" data-right={verdict?.isRight || undefined}>
      <div className="grid gap-1 ink-2 text-pretty" role="status">
        {verdict && <h3 className="text-4">{verdict.title}</h3>}
        {verdict?.answer && <p className="unseen">{verdict.answer}</p>}
        {verdict?.about && <p>{verdict.about}</p>}
        {answered && <p>{answered.why}</p>}
      </div>
      {answered?.tile && <TileLink tile={answered.tile} onTile={onTile} />}
      {isMarked && (
        <Button kind="primary" className="quiz-go quiz-next mt-3" ref={next} onClick={onNext}>
          {isLast ? "See your result" : "Next question"}
        </Button>
      )}
      {onRetry && (
        <Button className="quiz-go quiz-next mt-3" onClick={onRetry}>
          Try now
        </Button>
      )}
    </div>
  )
}

type LinkProps = { tile: NonNullable<AnsweredQuestion["tile"]>; onTile: (slug: string) => void }

export function TileLink({ tile: { slug, title }, onTile }: LinkProps) {
  return (
    <a
      className="quiz-tile inline-flex items-center gap-1 min-h-44 ink-hue font-semibold"
      href={tilePath("homefeed", slug)}
      onClick={plainClick(() => onTile(slug))}
    >
      <span>
        <span className="unseen">Read on: </span>
        {title}
      </span>
      <Icon name="forward" />
    </a>
  )
}

type Verdict = {
  title: string
  about: string | null
  /** The right answer, for people who do not see it marked. */
  answer: string | null
  isRight: boolean
}

type Given = {
  /** The server's answer; null until marked. */
  answered: Pick<AnsweredQuestion, "chosen" | "right" | "options"> | null
  given: QuizAnswer | null
  isWaiting: boolean
  isHeld: boolean
}

export function verdictOf({ answered, given, isWaiting, isHeld }: Given): Verdict | null {
  if (answered) return markedVerdict(answered, given)
  if (given === null) return null
  if (isWaiting && isHeld)
    return {
      ...noVerdict,
      title: t`Waiting for a connection`,
      about: t`Your answer is saved and will be sent once, automatically. The server decides whether it was in time.`,
    }
  return given === "NoTime" ? { ...noVerdict, title: t`Time’s up` } : null
}

function markedVerdict({ chosen, right, options }: NonNullable<Given["answered"]>, given: QuizAnswer | null): Verdict {
  // Of two devices' answers the first one counts.
  const isOthers = chosen !== null && given !== null && given !== chosen
  const about = isOthers ? t`You answered this on another device. That answer counts.` : null
  if (chosen === right) return { title: t`Right`, about, answer: null, isRight: true }
  const rightOption = options[right] ?? ""
  const answer = t`The answer is “${rightOption}”.`
  if (chosen !== null) return { ...noVerdict, title: t`Not quite`, about, answer }
  if (typeof given === "number")
    return { ...noVerdict, title: t`Too late`, about: t`Your answer came after the time was up.`, answer }
  return { ...noVerdict, title: t`Time’s up`, answer }
}
