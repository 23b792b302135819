import type { Found } from "./use-search.ts"

type Names = { topic: string | undefined; language: string }

/** How much was found, in words. */
export function countText({ q, answer }: Found, { topic, language }: Names): string {
  const count = answer.ids.length
  const number = new Intl.NumberFormat(language).format(count)
  const tiles = count === 1 ? "1 tile" : `${number} tiles`
  if (q === "") return topic ? tiles : ""
  if (count === 0) return "Nothing found"
  return topic ? `${tiles} for “${q}” in ${topic}` : `${tiles} for “${q}”`
}
