export type CountText = { text: string; label: string }

/** In the reader's way of writing numbers, where none is given. `label` says the same in words. Nothing for none. */
export function countText(count: number, label: string, locale?: string) {
  if (count === 0) return undefined
  return { text: count.toLocaleString(locale, { notation: "compact" }), label } satisfies CountText
}
