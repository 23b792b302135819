import { quizOptions, quizQuestions } from "@confetti/domain/games/quiz-machine"
import { z } from "zod"

/** A day's word, and for the end a line on it and a tile it occurs in; null where there is none. */
export const wurdPuzzle = z.strictObject({
  kind: z.literal("WURD"),
  word: z.string(),
  line: z.string().nullable(),
  tileId: z.string().nullable().default(null),
})

/** A day's letters, the one every word needs apart from the others, and the words that count. */
export const bawPuzzle = z.strictObject({
  kind: z.literal("BAW"),
  required: z.string(),
  /** All seven, the required one among them, in the order of the alphabet: no word shows through. */
  letters: z.string(),
  words: z.array(z.string()),
})

/** A question as it is asked, with its answer. */
export const quizQuestion = z.strictObject({
  tileId: z.string(),
  /** Its place in the tile's file, from 1. */
  number: z.int().positive(),
  question: z.string(),
  /** In the order in which everybody sees them. */
  options: z.array(z.string()).length(quizOptions),
  right: z.int().min(0),
  why: z.string(),
})

/** A day's questions, each on a tile of its own. */
export const quizPuzzle = z.strictObject({
  kind: z.literal("QUIZ_ME"),
  questions: z.array(quizQuestion).length(quizQuestions),
})

export const puzzle = z.discriminatedUnion("kind", [wurdPuzzle, bawPuzzle, quizPuzzle])

export type WurdPuzzle = z.infer<typeof wurdPuzzle>
export type BawPuzzle = z.infer<typeof bawPuzzle>
export type QuizPuzzle = z.infer<typeof quizPuzzle>
export type QuizQuestion = z.infer<typeof quizQuestion>
export type Puzzle = z.infer<typeof puzzle>
export type WordPuzzle = WurdPuzzle | BawPuzzle

/** The games that are one word, or one set of letters, a day. */
export type WordGame = WordPuzzle["kind"]
