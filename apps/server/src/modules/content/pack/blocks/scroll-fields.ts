import { blockLimits } from "@confetti/domain/tile/block-limits"
import { scrollScale } from "@confetti/domain/tile/scroll-scale"
import { z } from "zod"
import { t } from "../../../../platform/words/say.ts"
import { atLeast, atMost, issueOf } from "../refinements.ts"
import { blockNumber } from "./block-number.ts"
import { blockText } from "./block-text.ts"
import { uniqueLabels } from "./step-fields.ts"
import { unitField } from "./unit-field.ts"

const { scrollItems, scrollLabel, scrollText, scrollLength } = blockLimits

const item = z.strictObject({
  value: blockNumber,
  label: blockText(scrollLabel),
  text: blockText(scrollText)
    .nullish()
    .transform((text) => text ?? ""),
})

type Item = z.infer<typeof item>

export const scrollFields = z.strictObject({
  title: blockText(blockLimits.title),
  unit: unitField,
  items: z
    .array(item)
    .check(atLeast(scrollItems.least, t`needs at least ${scrollItems.least} items`))
    .check(atMost(scrollItems.most, t`can have at most ${scrollItems.most} items`))
    .superRefine(uniqueLabels)
    .superRefine(inOneDirection),
})

function inOneDirection(items: readonly Item[], context: z.RefinementCtx): void {
  const values = items.map(({ value }) => value)
  const way = (values.at(-1) ?? 0) - (values[0] ?? 0)
  for (const [at, value] of values.entries()) {
    const before = values[at - 1]
    if (before === undefined || (value - before) * way > 0) continue
    context.addIssue(issueOf(t`must continue in the same direction as the ones before`, [at, "value"]))
    return
  }
  if (values.length < 2 || scrollScale(values).length <= scrollLength) return
  context.addIssue(
    issueOf(t`are too close together: neighbours must be at least 1/${scrollLength} of the whole range apart`),
  )
}
