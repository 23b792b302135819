import type { BawPlay } from "@confetti/contract/games"
import { isPangram } from "@confetti/domain/games/baw"

export type AnswerLine = { word: string; isFound: boolean; isPangram: boolean }

/** Every word there was to be found, by the alphabet, and whether it was. */
export function answerList({ answers, found }: Pick<BawPlay, "answers" | "found">): AnswerLine[] {
  const known = new Set(found.map(({ word }) => word))
  return (answers ?? [])
    .toSorted((a, b) => a.localeCompare(b, "en"))
    .map((word) => ({ word, isFound: known.has(word), isPangram: isPangram(word) }))
}
