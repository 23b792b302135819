/** How many there are: as a number is shown where room is scarce, and in words. */
export type CountText = { text: string; label: string }

/** In the reader's way of writing numbers, where none is given. `unit` is what is counted, of one and of many. Nothing for none. */
export function countText(count: number, [one, many]: readonly [string, string], locale?: string) {
  if (count === 0) return undefined
  return {
    text: count.toLocaleString(locale, { notation: "compact" }),
    label: `${count.toLocaleString(locale)} ${count === 1 ? one : many}`,
  } satisfies CountText
}
