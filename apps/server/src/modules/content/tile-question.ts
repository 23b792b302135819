import type { TileFields } from "./pack/tile-fields.ts"

/** A question with its answer. Never part of a document, page or search result. */
export type TileQuestion = {
  question: string
  options: string[]
  /** Index from 0. */
  rightOption: number
  why: string
}

export function questionsOfFile(fields: TileFields["questions"] = []): TileQuestion[] {
  return fields.map(({ right, ...asked }) => ({ ...asked, rightOption: asked.options.indexOf(right) }))
}

export function fingerprintOfQuestions(questions: readonly TileQuestion[]): string {
  return JSON.stringify(
    questions.map(({ question, options, rightOption, why }) => [question, options, rightOption, why]),
  )
}
