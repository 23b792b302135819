import { blockLimits } from "@confetti/domain/tile/block-limits"
import { z } from "zod"
import { type Say, t } from "../../../../platform/words/say.ts"
import { error, issueOf } from "../refinements.ts"
import { blockNumber } from "./block-number.ts"
import { blockText } from "./block-text.ts"
import { unitField } from "./unit-field.ts"

const { steps } = blockLimits

const fields = z.strictObject({
  question: blockText(blockLimits.question),
  min: blockNumber,
  max: blockNumber,
  step: blockNumber
    .refine((step) => step > 0, error(t`must be above zero`))
    .optional()
    .transform((step) => step ?? 1),
  unit: unitField,
  answer: blockNumber,
  why: blockText(blockLimits.why),
})

export const guessFields = fields.superRefine(({ min, max, step, answer }, context) => {
  const complain = (field: string, say: Say) => context.addIssue(issueOf(say, [field]))
  if (max <= min) return complain("max", t`must be above \`min\``)
  const places = (max - min) / step
  // The slider must be able to reach its end.
  if (Math.abs(places - Math.round(places)) > 1e-6)
    complain("step", t`must divide the range from \`min\` to \`max\` evenly`)
  if (places < steps.least || places > steps.most)
    complain("step", t`must leave ${steps.least} to ${steps.most} positions; there are ${Math.round(places)}`)
  if (answer < min || answer > max) complain("answer", t`must lie between \`min\` and \`max\``)
})
