export type CountText = { text: string; label: string }

/** In the reader's way of writing numbers, where none is given. `words` says the same at length. Nothing for none. */
export function countText(count: number, words: (count: number) => string, locale?: string) {
  if (count === 0) return undefined
  return { text: count.toLocaleString(locale, { notation: "compact" }), label: words(count) } satisfies CountText
}
