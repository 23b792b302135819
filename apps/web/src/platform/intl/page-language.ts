import { wordsLanguage } from "@confetti/domain/messages/words-language"

/** The language of the page, for numbers and dates. A page that names none has that of its words: `Intl` refuses an empty one. */
export function pageLanguage(): string {
  return document.documentElement.lang || wordsLanguage
}
