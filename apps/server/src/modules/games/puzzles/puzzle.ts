import { z } from "zod"

/** A day's word, and a line on it for the end; null where there is none. */
export const wurdPuzzle = z.strictObject({ kind: z.literal("WURD"), word: z.string(), line: z.string().nullable() })

/** A day's letters, the one every word needs apart from the others, and the words that count. */
export const bawPuzzle = z.strictObject({
  kind: z.literal("BAW"),
  required: z.string(),
  /** All seven, the required one among them, in the order of the alphabet: no word shows through. */
  letters: z.string(),
  words: z.array(z.string()),
})

export const puzzle = z.discriminatedUnion("kind", [wurdPuzzle, bawPuzzle])

export type WurdPuzzle = z.infer<typeof wurdPuzzle>
export type BawPuzzle = z.infer<typeof bawPuzzle>
export type Puzzle = z.infer<typeof puzzle>

/** The games that are one word, or one set of letters, a day. */
export type WordGame = Puzzle["kind"]
