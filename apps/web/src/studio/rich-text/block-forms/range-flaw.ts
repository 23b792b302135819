import { t } from "@confetti/domain/messages/t"
import { numberFlaw } from "./flaws.ts"
import { inWords } from "./in-words.ts"
import { numberIn } from "./number-in.ts"

export function rangeFlaw(text: string, { least, most }: { least: number; most: number }): string | null {
  const number = numberIn(text)
  if (number === null || (number >= least && number <= most)) return numberFlaw(text)
  return t`Must be ${inWords(least)} to ${inWords(most)}.`
}
