/**
 * Marks text that somebody reads, where the code alone does not say so: a tag for template literals. It gives the text as it is. A build for
 * another language has its translation in the same place (`packages/messages`).
 */
export function t(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: texts }, ...values)
}
