import type { TileFields } from "./pack/tile-fields.ts"

/** A question about a tile, with its answer: never part of a document, a page or a search result. */
export type TileQuestion = {
  question: string
  options: string[]
  /** Which of the options is right, from 0. */
  rightOption: number
  /** One line that explains the answer. */
  why: string
}

/** What a tile's file asks: there the right option is named by its words. */
export function questionsOfFile(fields: TileFields["questions"] = []): TileQuestion[] {
  return fields.map(({ right, ...asked }) => ({ ...asked, rightOption: asked.options.indexOf(right) }))
}

/** Equal for questions that ask and answer the same. */
export function fingerprintOfQuestions(questions: readonly TileQuestion[]): string {
  return JSON.stringify(
    questions.map(({ question, options, rightOption, why }) => [question, options, rightOption, why]),
  )
}
