import { blockLimits } from "@confetti/domain/tile/block-limits"
import { isSameText } from "@confetti/domain/tile/is-same-text"
import { z } from "zod"
import { t } from "../../../../platform/words/say.ts"
import { atLeast, atMost, error, issueOf } from "../refinements.ts"
import { blockText } from "./block-text.ts"

const { least: fewest, most } = blockLimits.options

const answered = z.object({ options: z.array(z.string()), right: z.string() })

export const choiceFields = z
  .strictObject({
    question: blockText(blockLimits.question),
    options: z
      .array(blockText(blockLimits.option))
      .check(atLeast(fewest, t`needs at least two options`))
      .check(atMost(most, t`can have at most four options`))
      .superRefine((given, context) => {
        for (const [at, option] of given.entries())
          if (given.findIndex((other) => isSameText(other, option)) < at)
            context.addIssue(issueOf(t`is the same as another option`, [at]))
      }),
    // By its text: a position is easily miscounted.
    right: blockText(blockLimits.option),
    why: blockText(blockLimits.why),
  })
  .refine((asked) => asked.options.includes(asked.right), {
    path: ["right"],
    ...error(t`must be one of the \`options\`, word for word`),
    when: ({ value }) => answered.safeParse(value).success,
  })
