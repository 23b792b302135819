import type { TileQuestion } from "../../content/tile-question.ts"
import { keyedShuffle } from "./keyed-order.ts"
import type { QuizQuestion } from "./puzzle.ts"

type Asked = { tileId: string; number: number; question: TileQuestion }

/** A tile's question with its options in an order derived from the seed, not from the file. */
export function askQuestion({ tileId, number, question }: Asked, seed: string): QuizQuestion {
  const options = keyedShuffle(question.options, (option) => option, `${seed} QUIZ_ME ${tileId} ${question.question}`)
  const right = options.indexOf(question.options[question.rightOption] ?? "")
  if (right < 0) throw new Error(`Question ${number} of tile ${tileId} has no right option.`)
  return { tileId, number, question: question.question, options, right, why: question.why }
}
