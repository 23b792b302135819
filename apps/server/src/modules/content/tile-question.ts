/** A question about a tile, with its answer: never part of a document, a page or a search result. */
export type TileQuestion = {
  question: string
  options: string[]
  /** Which of the options is right, from 0. */
  rightOption: number
  /** One line that explains the answer. */
  why: string
}

/** Equal for questions that ask and answer the same. */
export function fingerprintOfQuestions(questions: readonly TileQuestion[]): string {
  return JSON.stringify(
    questions.map(({ question, options, rightOption, why }) => [question, options, rightOption, why]),
  )
}
