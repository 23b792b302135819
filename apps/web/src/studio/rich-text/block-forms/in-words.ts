import { wordsLanguage } from "@confetti/domain/messages/words-language"

/** A number within a sentence, as exact as it was typed. */
export function inWords(number: number, format: Intl.NumberFormatOptions = { maximumSignificantDigits: 12 }): string {
  return number.toLocaleString(wordsLanguage, format)
}
