import { withoutAllowed } from "@confetti/domain/thoughts/allowed-words"
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity"
import { harmlessWords } from "./harmless-words.ts"

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

/** Findings of the library by its own names, including digits, lookalikes and doubled letters. */
export function libraryWords(text: string, allowed: readonly string[]): string[] {
  const left = withoutAllowed(text, [...harmlessWords, ...allowed])
  const found = matcher.getAllMatches(left).filter(({ startIndex, endIndex }) => {
    // Digits alone are a number: 0.717 is not "tit".
    return /\p{L}/u.test(left.slice(startIndex, endIndex + 1))
  })
  const names = found.map(
    (match) => englishDataset.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord ?? "",
  )
  return [...new Set(names)]
}
