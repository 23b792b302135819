import { wordsLanguage } from "@confetti/domain/messages/words-language"

export function inWords(number: number, format: Intl.NumberFormatOptions = { maximumSignificantDigits: 12 }): string {
  return number.toLocaleString(wordsLanguage, format)
}
