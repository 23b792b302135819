export type CountText = { text: string; label: string }

/** In the reader's number format by default. `words` is the long form. Nothing for 0. */
export function countText(count: number, words: (count: number) => string, locale?: string) {
  if (count === 0) return undefined
  return { text: count.toLocaleString(locale, { notation: "compact" }), label: words(count) } satisfies CountText
}
