import type { AnsweredQuestion } from "@confetti/contract/games"
import type { QuizAnswer } from "@confetti/domain/games/quiz-machine"
import { t } from "@confetti/domain/messages/t"

export type Verdict = {
  title: string
  about: string | null
  /** What is right, for those who don't see it marked. */
  answer: string | null
  isRight: boolean
}

type Given = {
  /** As the server has it; null until it was marked. */
  answered: Pick<AnsweredQuestion, "chosen" | "right" | "options"> | null
  /** As it was answered on this device. */
  given: QuizAnswer | null
  isWaiting: boolean
  isHeld: boolean
}

const open = { about: null, answer: null, isRight: false }

/** What is said of an answer; null while there is nothing to say. */
export function verdictOf({ answered, given, isWaiting, isHeld }: Given): Verdict | null {
  if (answered) return markedVerdict(answered, given)
  if (given === null) return null
  if (isWaiting && isHeld)
    return {
      ...open,
      title: t`Waiting for a connection`,
      about: t`Your answer is kept and goes out once, by itself. The server decides whether it was in time.`,
    }
  return given === "NoTime" ? { ...open, title: t`Time’s up` } : null
}

function markedVerdict({ chosen, right, options }: NonNullable<Given["answered"]>, given: QuizAnswer | null): Verdict {
  // Of two devices' answers the first one stays.
  const isOthers = chosen !== null && given !== null && given !== chosen
  const about = isOthers ? t`You had answered it on another device: that answer stays.` : null
  if (chosen === right) return { title: t`Right`, about, answer: null, isRight: true }
  const rightOption = options[right] ?? ""
  const answer = t`It is “${rightOption}”.`
  if (chosen !== null) return { ...open, title: t`Not quite`, about, answer }
  if (typeof given === "number")
    return { ...open, title: t`Too late`, about: t`Your answer came in after its time.`, answer }
  return { ...open, title: t`Time’s up`, answer }
}
