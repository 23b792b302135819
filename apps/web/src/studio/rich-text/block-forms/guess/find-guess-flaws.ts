import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { type Flaws, flawsOf, numberFlaw, optionalFlaw, textFlaw } from "../flaws.ts"
import { inWords } from "../in-words.ts"
import { numberIn } from "../number-in.ts"
import type { GuessValues } from "./guess-values.ts"

export function findGuessFlaws(values: GuessValues): Flaws {
  const { question, min, max, step, unit, answer, why } = values
  return {
    ...flawsOf({
      question: textFlaw(question, blockLimits.question, t`Ask your question here.`),
      min: numberFlaw(min),
      max: numberFlaw(max),
      step: numberFlaw(step),
      unit: optionalFlaw(unit, blockLimits.unit),
      answer: numberFlaw(answer),
      why: textFlaw(why, blockLimits.why, t`Say what is behind the answer.`),
    }),
    ...flawsOf(sliderFlaws(values)),
  }
}

function sliderFlaws({ min, max, step, answer }: GuessValues): Record<string, string | null> {
  const [low, high, each, right] = [numberIn(min), numberIn(max), numberIn(step), numberIn(answer)]
  if (low === null || high === null) return {}
  if (high <= low) return { max: t`Must be more than ${low}, where the slider begins.` }
  const isOff = right !== null && (right < low || right > high)
  return {
    ...(each !== null && { step: stepFlaw(low, high, each) }),
    ...(isOff && { answer: t`Must lie on the slider, from ${low} to ${high}.` }),
  }
}

function stepFlaw(low: number, high: number, step: number): string | null {
  const { least, most } = blockLimits.steps
  if (step <= 0) return t`Must be more than zero.`
  const places = (high - low) / step
  // A slider that does not end on a step can't be moved to its own end.
  if (Math.abs(places - Math.round(places)) > 1e-6) return t`Steps of ${step} from ${low} do not end on ${high}.`
  if (places < least) return t`Too large: the slider needs ${least} steps at least.`
  return places > most ? t`Too small: the slider has room for ${inWords(most)} steps.` : null
}
