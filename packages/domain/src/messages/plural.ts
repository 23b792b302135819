import { wordsLanguage } from "./words-language.ts"

/** The text for each plural category of a language, with `#` for the count. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

let rules: Intl.PluralRules | undefined

/** The text for a count; `#` is the count in the number format of `language`, a BCP 47 tag. */
export function plural(count: number, forms: PluralForms, language: string = wordsLanguage): string {
  rules ??= new Intl.PluralRules(wordsLanguage)
  const form = forms[rules.select(count)] ?? forms.other
  return form.replace("#", () => count.toLocaleString(language))
}
