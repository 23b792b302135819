import { chartKinds } from "@confetti/contract/fenced-block"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { isSameText } from "@confetti/domain/tile/is-same-text"
import { z } from "zod"
import { type Say, t } from "../../../../platform/words/say.ts"
import { issueOf } from "../refinements.ts"
import { blockNumber } from "./block-number.ts"
import { blockText } from "./block-text.ts"
import { unitField } from "./unit-field.ts"

const fields = z.strictObject({
  kind: z.enum(chartKinds),
  title: blockText(blockLimits.title),
  unit: unitField,
  words: blockText(blockLimits.words),
  items: z.array(z.strictObject({ label: blockText(blockLimits.label), value: blockNumber })),
  highlight: blockText(blockLimits.label)
    .nullish()
    .transform((label) => label ?? null),
})

export const chartFields = fields.superRefine(({ kind, items, highlight }, context) => {
  const message = (path: PropertyKey[], say: Say) => context.addIssue(issueOf(say, path))
  const { least, most } = blockLimits.items[kind]
  if (items.length < least || items.length > most)
    message(["items"], t`must be ${least} to ${most} in a chart of ${kind}; there are ${items.length}`)
  for (const [at, { label, value }] of items.entries()) {
    if (items.findIndex((other) => isSameText(other.label, label)) < at)
      message(["items", at, "label"], t`is the same as another label`)
    if (value < 0 && (kind === "bars" || kind === "squares"))
      message(["items", at, "value"], t`is below zero, which ${kind} cannot show`)
  }
  const total = items.reduce((sum, { value }) => sum + value, 0)
  if (kind === "squares" && total > 100.5) message(["items"], t`must add up to 100; they add up to ${total}`)
  if (highlight !== null && !items.some(({ label }) => label === highlight))
    message(["highlight"], t`must be one of the labels, word for word`)
})
