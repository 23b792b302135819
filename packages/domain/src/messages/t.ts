/**
 * A template tag that marks text for translation where the code alone does not show it. Returns the text; builds for other languages
 * replace it (`packages/messages`).
 */
export function t(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: texts }, ...values)
}
