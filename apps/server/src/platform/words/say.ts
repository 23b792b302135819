import type { PluralForms } from "@confetti/domain/messages/plural"
import type { Words } from "@confetti/domain/messages/words"

/** A text that is said later, in a language that is known only then. */
export type Say = (words: Words) => string

type Value = string | number | Say

/** Marks a text that is said later: a tag for template literals, among whose values others may be that are said later too. */
export function t(texts: TemplateStringsArray, ...values: readonly Value[]): Say {
  return (words) => words.t(texts, ...values.map((value) => (typeof value === "function" ? value(words) : value)))
}

export function plural(count: number, forms: PluralForms): Say {
  return (words) => words.plural(count, forms)
}

/** What is said of something whose name stands first in every language: `title` is empty. */
export function about(name: string, says: Say): Say {
  return (words) => `${name} ${says(words)}`
}
