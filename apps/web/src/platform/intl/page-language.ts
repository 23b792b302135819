import { wordsLanguage } from "@confetti/domain/messages/words-language"

/** The language of the page for numbers and dates; the build's if the page has none, as `Intl` refuses an empty one. */
export function pageLanguage(): string {
  return document.documentElement.lang || wordsLanguage
}
