import type { FoundWord } from "../entry/baw-news.ts"

export const foundOrders = ["found", "alphabet"] as const

export type FoundOrder = (typeof foundOrders)[number]

/** As they were found, the newest first, or by the alphabet. */
export function sortFound(found: readonly FoundWord[], order: FoundOrder): FoundWord[] {
  return order === "found" ? found.toReversed() : found.toSorted((a, b) => a.word.localeCompare(b.word, "en"))
}
