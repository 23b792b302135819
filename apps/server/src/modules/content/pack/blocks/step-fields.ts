import { blockLimits } from "@confetti/domain/tile/block-limits"
import { isSameText } from "@confetti/domain/tile/is-same-text"
import type { z } from "zod"
import { t } from "../../../../platform/words/say.ts"
import { issueOf } from "../refinements.ts"
import { blockText } from "./block-text.ts"

export const stepLabel = blockText(blockLimits.stepLabel)
export const stepText = blockText(blockLimits.stepText)
  .nullish()
  .transform((text) => text ?? "")

export function uniqueLabels(steps: readonly { label: string }[], context: z.RefinementCtx): void {
  for (const [at, { label }] of steps.entries())
    if (steps.findIndex((other) => isSameText(other.label, label)) < at)
      context.addIssue(issueOf(t`is the same as another label`, [at, "label"]))
}
