import { wordsLanguage } from "./words-language.ts"

/** The text for each plural category that a language has, with `#` for the count. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

let rules: Intl.PluralRules | undefined

/** The text for a count, in which `#` is the count as `language`, a BCP 47 tag, writes numbers. */
export function plural(count: number, forms: PluralForms, language: string = wordsLanguage): string {
  rules ??= new Intl.PluralRules(wordsLanguage)
  const form = forms[rules.select(count)] ?? forms.other
  return form.replace("#", () => count.toLocaleString(language))
}
