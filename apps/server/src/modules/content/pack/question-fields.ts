import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { z } from "zod"
import { text } from "./fields.ts"
import { isSameText } from "./is-same-text.ts"

/** How many a tile has where it has any: one would be known by heart. */
const { least: fewest, most } = tileLimits.questions

const optionCount = tileLimits.options.most

const words = ({ least, most: longest }: { least: number; most: number }) =>
  text(least, longest).transform((value) => value.trim())

const options = z
  .array(words(tileLimits.option))
  .length(optionCount, { error: ({ input }) => `needs four options; it has ${countOf(input)}` })
  .superRefine((given, context) => {
    for (const [at, option] of given.entries()) {
      const first = given.findIndex((other) => isSameText(other, option))
      // Four options that nobody has written yet repeat nothing.
      if (first < at && option !== "") context.addIssue({ code: "custom", path: [at], message: repeats(first) })
    }
  })

/** Whether there is anything to compare, whatever else is wrong. */
const answered = z.object({ options: z.array(z.string()), right: z.string() })

/** A question about a tile with its four options, of which one is right, and why it is. */
const questionFields = z
  .strictObject({
    question: words(tileLimits.question),
    options,
    // One of the options, word by word: what is counted by its place is soon counted wrong.
    right: words(tileLimits.option),
    why: words(tileLimits.why),
  })
  .refine((asked) => asked.options.includes(asked.right), {
    path: ["right"],
    error: "is none of the `options`, word by word",
    when: ({ value }) => answered.safeParse(value).success,
  })

/** What a finished tile's file asks of those who have read it. */
export const questionsField = z
  .array(questionFields)
  .min(fewest, "needs at least two questions: leave it out where there are none")
  .max(most, "takes at most six questions")
  .superRefine((given, context) => {
    for (const [at, { question }] of given.entries()) {
      if (given.findIndex((other) => isSameText(other.question, question)) < at)
        context.addIssue({ code: "custom", path: [at, "question"], message: "is asked twice" })
    }
  })

function repeats(at: number): string {
  return `repeats option ${at + 1}: options differ in more than case and spaces`
}

function countOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}
