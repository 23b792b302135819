import { guessBins } from "@confetti/domain/tile/guess-bins"
import { z } from "zod"
import { callable } from "./callable.ts"

/** The `id` of a guess block: its tile's id, and a hash of the question. */
const questionId = z.string().min(1).max(100)

/** Everyone's guesses as a histogram of the slider. Null until five people have guessed. */
export const guessHistogram = z.strictObject({
  questionId: z.string(),
  counts: z.array(z.int().nonnegative()).length(guessBins).nullable(),
})

export type GuessHistogram = z.infer<typeof guessHistogram>

/** `GET /documents/guessHistograms?questionId=` */
export const guessHistogramQuery = z.strictObject({ questionId })

export const addGuess = callable({
  name: "tiles-add_guess",
  kind: "write",
  access: "anyone",
  about: "Counts a guess at a number in a tile, anonymously and once per person. Returns how everyone answered.",
  errors: ["tile/no-such-question"],
  input: z.strictObject({ questionId, guess: z.number() }),
  output: guessHistogram,
})
