import type { PluralForms } from "./plural.ts"

export type Words = {
  /** The language as a BCP 47 tag. */
  language: string
  /** A template tag for messages; the template is the catalogue's key. */
  t: (texts: TemplateStringsArray, ...values: readonly (string | number)[]) => string
  /** Translates a message that was tagged elsewhere, such as an error's. */
  translate: (text: string) => string
  plural: (count: number, forms: PluralForms) => string
}
