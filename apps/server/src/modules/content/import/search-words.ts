import { foundWords } from "../../search/query-words.ts"
import type { TileFile } from "../pack/parse-tile.ts"
import { plainText } from "../pack/read-markdown.ts"

export function normaliseWords(text: string): string {
  return foundWords(text).join(" ")
}

/** A word said this often is what a tile is about, and not said in passing. */
const often = 3

/**
 * Every word of a tile once, in the order they come, and once more at the end if it is said often: all that search weighs,
 * in two thirds of the room. A server that starts reads it for every tile.
 */
export function wordsToFind({ title, teaser, text }: SearchText): string {
  const counts = new Map<string, number>()
  for (const word of foundWords(`${title}\n${teaser}\n${text}`)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const again = [...counts].filter(([, count]) => count >= often).map(([word]) => word)
  return [...counts.keys(), ...again].join(" ")
}

/** What of a tile can be found, the heaviest first. */
export type SearchText = { title: string; teaser: string; text: string }

export function searchText({ fields, body, subtiles }: TileFile): SearchText {
  const parts = subtiles.flatMap(({ title, body: part }) => [title, plainText(part)])
  return { title: fields.title, teaser: fields.teaser, text: [plainText(body), ...parts].join("\n") }
}
