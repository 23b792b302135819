import type { SentForm, SurveyAnswers } from "@confetti/contract/forms"
import {
  longestChange,
  type surveyReasons,
  type surveyReturns,
  type surveyWishes,
} from "@confetti/domain/form-questions"
import { t } from "@confetti/domain/messages/t"
import { type SyntheticEvent, useState } from "react"
import { fieldsOf } from "../../platform/storage.ts"
import { AnyOf, OneOf } from "./choices.tsx"
import { FormFoot, SentNote } from "./form-parts.tsx"
import { useForm } from "./use-form.ts"
import { WritingField } from "./writing-field.tsx"

type Return = (typeof surveyReturns)[number]
type Reason = (typeof surveyReasons)[number]
type Wish = (typeof surveyWishes)[number]
type Filled = { returns?: Return; reason?: Reason; wishes: readonly Wish[]; change: string }

const empty: Filled = { wishes: [], change: "" }

const returns: Record<Return, string> = { surely: t`Definitely`, maybe: t`Maybe`, hardly: t`Probably not` }

const reasons: Record<Reason, string> = {
  learn: t`To learn something`,
  "wind-down": t`To wind down`,
  games: t`For the games`,
  talk: t`For something to talk about`,
  chance: t`By chance`,
}

const wishes: Record<Wish, string> = {
  shorter: t`Shorter stories`,
  longer: t`Longer stories`,
  pictures: t`Pictures and videos`,
  growing: t`Developing stories`,
  games: t`Games`,
}

function isFilled(value: unknown): value is Filled {
  const { returns: again, reason, wishes: wished, change } = fieldsOf(value)
  return (
    (again === undefined || isKeyOf(returns, again)) &&
    (reason === undefined || isKeyOf(reasons, reason)) &&
    Array.isArray(wished) &&
    wished.every((each) => isKeyOf(wishes, each)) &&
    typeof change === "string"
  )
}

function isKeyOf(words: object, value: unknown): boolean {
  return typeof value === "string" && Object.hasOwn(words, value)
}

export function SurveyForm() {
  const { answers, state, error, change, send, again } = useForm("survey", empty, isFilled)
  const [complaint, setComplaint] = useState<string | null>(null)

  if (state === "sent")
    return (
      <SentNote
        title="Thank you, that helps"
        about="Your answers are counted with everyone else’s. A person reads what you wrote."
        more="Answer again"
        onMore={again}
      />
    )

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const sent = sentAnswers(answers)
    if (Object.keys(sent).length === 0) return setComplaint(t`Answer at least one of the four questions.`)
    send({ form: "survey", answers: sent } satisfies SentForm)
  }
  const answer = (changed: Partial<Filled>) => {
    setComplaint(null)
    change(changed)
  }
  return (
    <form className="form" onSubmit={submit} aria-label="Survey">
      <OneOf
        question="Will you open this again tomorrow?"
        choices={returns}
        chosen={answers.returns}
        onChoose={(returns) => answer({ returns })}
      />
      <OneOf
        question="Why do you usually come here?"
        choices={reasons}
        chosen={answers.reason}
        onChoose={(reason) => answer({ reason })}
      />
      <AnyOf
        question="What would you like more of?"
        choices={wishes}
        chosen={answers.wishes}
        onChange={(wishes) => answer({ wishes })}
      />
      <WritingField
        label="What is the one thing you would change?"
        hint="Optional"
        text={answers.change}
        rows={3}
        longest={longestChange}
        onText={(change) => answer({ change })}
      />
      <FormFoot state={state} error={error ?? complaint} />
    </form>
  )
}

function sentAnswers({ wishes, change, ...rest }: Filled): SurveyAnswers {
  return {
    ...rest,
    ...(wishes.length > 0 && { wishes: [...wishes] }),
    ...(change.trim() !== "" && { change }),
  }
}
