import { guessBins } from "@confetti/domain/tile/guess-bins"
import { z } from "zod"
import { callable } from "./callable.ts"

/** The `id` of a block to be guessed: its tile's, and a hash of what it asks. */
const questionId = z.string().min(1).max(100)

/** Where on its slider everybody put a question's answer, in stretches of equal length. Null until five have guessed. */
export const guessHistogram = z.strictObject({
  questionId: z.string(),
  counts: z.array(z.int().nonnegative()).length(guessBins).nullable(),
})

export type GuessHistogram = z.infer<typeof guessHistogram>

/** `GET /documents/guessHistograms?questionId=` */
export const guessHistogramQuery = z.strictObject({ questionId })

/**
 * Counts a guess without the name of who guessed, once in thirty days for a person. A question that is not there, or asks something else
 * now, is `tile/no-such-question`; a guess beside its slider `request/invalid`.
 */
export const addGuess = callable({
  name: "tiles-add_guess",
  kind: "write",
  access: "anyone",
  input: z.strictObject({ questionId, guess: z.number() }),
  output: guessHistogram,
})
