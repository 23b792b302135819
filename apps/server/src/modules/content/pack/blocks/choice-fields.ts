import { blockLimits } from "@confetti/domain/tile/block-limits"
import { z } from "zod"
import { isSameText } from "../is-same-text.ts"
import { blockText } from "./block-text.ts"

const { least: fewest, most } = blockLimits.options

/** Whether there is anything to compare, whatever else is wrong. */
const answered = z.object({ options: z.array(z.string()), right: z.string() })

export const choiceFields = z
  .strictObject({
    question: blockText(blockLimits.question),
    options: z
      .array(blockText(blockLimits.option))
      .min(fewest, "needs at least two options")
      .max(most, "takes at most four options")
      .superRefine((given, context) => {
        for (const [at, option] of given.entries())
          if (given.findIndex((other) => isSameText(other, option)) < at)
            context.addIssue({ code: "custom", path: [at], message: "repeats another option" })
      }),
    // Word by word: what is counted by its place is soon counted wrong.
    right: blockText(blockLimits.option),
    why: blockText(blockLimits.why),
  })
  .refine((asked) => asked.options.includes(asked.right), {
    path: ["right"],
    error: "is none of the `options`, word by word",
    when: ({ value }) => answered.safeParse(value).success,
  })
