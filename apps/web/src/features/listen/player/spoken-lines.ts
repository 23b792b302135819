import { splitUtterances } from "@confetti/domain/listen/split-utterances"
import type { Paragraph } from "./story-paragraphs.ts"

/** What a voice is given at once, and which paragraph it is of, from 0 on. */
export type SpokenLine = { paragraph: number; text: string }

export function spokenLines(paragraphs: readonly Paragraph[], language: string): SpokenLine[] {
  return paragraphs.flatMap(({ text }, paragraph) =>
    splitUtterances(text, language).map((line) => ({ paragraph, text: line })),
  )
}
