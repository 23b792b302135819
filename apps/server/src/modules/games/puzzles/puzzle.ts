import { quizOptions, quizQuestions } from "@confetti/domain/games/quiz-machine"
import { z } from "zod"

export const wurdPuzzle = z.strictObject({
  kind: z.literal("WURD"),
  word: z.string(),
  line: z.string().nullable(),
  tileId: z.string().nullable().default(null),
})

export const bawPuzzle = z.strictObject({
  kind: z.literal("BAW"),
  required: z.string(),
  /** All seven in alphabetical order, so that no word shows. */
  letters: z.string(),
  words: z.array(z.string()),
})

export const quizQuestion = z.strictObject({
  tileId: z.string(),
  /** Its place in the tile's file, from 1. */
  number: z.int().positive(),
  question: z.string(),
  options: z.array(z.string()).length(quizOptions),
  right: z.int().min(0),
  why: z.string(),
})

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

export type WordGame = WordPuzzle["kind"]
