import { isSameText } from "@confetti/domain/tile/is-same-text"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { z } from "zod"
import { type Say, t } from "../../../platform/words/say.ts"
import { text } from "./fields.ts"
import { atLeast, atMost, check, error, issueOf } from "./refinements.ts"

/** A tile has none, or enough not to be learned by heart. */
const { least: fewest, most } = tileLimits.questions

const optionCount = tileLimits.options.most

const words = ({ least, most: longest }: { least: number; most: number }) =>
  text(least, longest).transform((value) => value.trim())

const options = z
  .array(words(tileLimits.option))
  .check(z.superRefine(check(findCountProblem), { when: ({ value }) => Array.isArray(value) }))
  .superRefine((given, context) => {
    for (const [at, option] of given.entries()) {
      const first = given.findIndex((other) => isSameText(other, option))
      // Empty options do not count as duplicates.
      if (first < at && option !== "") context.addIssue(issueOf(repeats(first), [at]))
    }
  })

const answered = z.object({ options: z.array(z.string()), right: z.string() })

const questionFields = z
  .strictObject({
    question: words(tileLimits.question),
    options,
    // By its text: a position is easily miscounted.
    right: words(tileLimits.option),
    why: words(tileLimits.why),
  })
  .refine((asked) => asked.options.includes(asked.right), {
    path: ["right"],
    ...error(t`must be one of the \`options\`, word for word`),
    when: ({ value }) => answered.safeParse(value).success,
  })

export const questionsField = z
  .array(questionFields)
  .check(atLeast(fewest, t`needs at least two questions; leave it out if there are none`))
  .check(atMost(most, t`can have at most six questions`))
  .superRefine((given, context) => {
    for (const [at, { question }] of given.entries()) {
      if (given.findIndex((other) => isSameText(other.question, question)) < at)
        context.addIssue(issueOf(t`appears twice`, [at, "question"]))
    }
  })

function findCountProblem({ length }: readonly unknown[]): Say | null {
  return length === optionCount ? null : t`needs four options; it has ${length}`
}

function repeats(at: number): Say {
  return t`is the same as option ${at + 1}: options must differ in more than case and spaces`
}
