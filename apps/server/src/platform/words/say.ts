import type { PluralForms } from "@confetti/domain/messages/plural"
import type { Words } from "@confetti/domain/messages/words"

/** A message whose language is known later. */
export type Say = (words: Words) => string

type Value = string | number | Say

/** A template tag for messages translated later; values may be such messages. */
export function t(texts: TemplateStringsArray, ...values: readonly Value[]): Say {
  return (words) => words.t(texts, ...values.map((value) => (typeof value === "function" ? value(words) : value)))
}

export function plural(count: number, forms: PluralForms): Say {
  return (words) => words.plural(count, forms)
}

/** A message that follows a name: `title` is empty. */
export function about(name: string, says: Say): Say {
  return (words) => `${name} ${says(words)}`
}
