import type { PluralForms } from "./plural.ts"

export type Words = {
  /** The language it is said in, as a BCP 47 tag. */
  language: string
  /** The text with these values in it: a tag for template literals, which are the keys of the message catalogues. */
  t: (texts: TemplateStringsArray, ...values: readonly (string | number)[]) => string
  /** A text that is tagged where it comes from, as an error's is. */
  translate: (text: string) => string
  plural: (count: number, forms: PluralForms) => string
}
