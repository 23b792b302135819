import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { TextField } from "../../kit/document-fields.tsx"
import { type BlockType, line, number, optional, record } from "./field-types.ts"
import { type Found, inWords, numberIn, problemsIn } from "./problems.ts"

export type GuessValues = Readonly<Record<"question" | "min" | "max" | "step" | "unit" | "answer" | "why", string>>

const fields = record<GuessValues>({
  question: line(blockLimits.question, t`Enter a question.`),
  min: number(),
  max: number(),
  step: number(),
  unit: optional(line(blockLimits.unit)),
  answer: number(),
  why: line(blockLimits.why, t`Explain the answer.`),
})

export const guessForm: BlockType<GuessValues> = {
  ...fields,
  read: (yaml, name) => {
    const values = fields.read(yaml, name)
    return { ...values, step: values.step || "1" }
  },
  check: (values) => problemsIn(fields.check(values), sliderProblems(values)),
  Fields: GuessFields,
}

function sliderProblems({ min, max, step, answer }: GuessValues): Found {
  const [low, high, each, right] = [numberIn(min), numberIn(max), numberIn(step), numberIn(answer)]
  if (low === null || high === null) return null
  if (high <= low) return { max: t`Must be more than ${low}, where the slider starts.` }
  const isOff = right !== null && (right < low || right > high)
  return {
    step: each === null ? null : stepProblem(low, high, each),
    answer: isOff ? t`Must be on the slider, from ${low} to ${high}.` : null,
  }
}

function stepProblem(low: number, high: number, step: number): string | null {
  const { least, most } = blockLimits.steps
  if (step <= 0) return t`Must be more than zero.`
  const places = (high - low) / step
  // The slider must be able to reach its end.
  if (Math.abs(places - Math.round(places)) > 1e-6) return t`Steps of ${step} from ${low} don’t end at ${high}.`
  if (places < least) return t`Too large: the slider needs at least ${least} steps.`
  return places > most ? t`Too small: the slider can have at most ${inWords(most)} steps.` : null
}

/** Numbers are text fields: keypads of phones lack a minus or the point. */
function GuessFields() {
  return (
    <>
      <TextField path="question" label="Question" most={blockLimits.question.most} rows={2} />
      <div className="block-form-numbers">
        <TextField path="min" label="Lowest" />
        <TextField path="max" label="Highest" />
        <TextField path="step" label="Step" />
        <TextField path="unit" label="Unit" most={blockLimits.unit.most} hint="Optional." />
      </div>
      <TextField path="answer" label="Answer" />
      <TextField path="why" label="Why" most={blockLimits.why.most} rows={3} hint="Shown with the answer." />
    </>
  )
}
