import { foundWords } from "../../search/query-words.ts"
import type { TileFile } from "../pack/parse-tile.ts"
import { plainText } from "../pack/read-markdown.ts"

export function normaliseWords(text: string): string {
  return foundWords(text).join(" ")
}

/** A word that occurs this often is a topic of the tile. */
const often = 3

/** Each word of a tile once, and again at the end if it occurs often: all that search weighs, in two thirds of the space. */
export function wordsToFind({ title, teaser, text }: SearchText): string {
  const counts = new Map<string, number>()
  for (const word of foundWords(`${title}\n${teaser}\n${text}`)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const again = [...counts].filter(([, count]) => count >= often).map(([word]) => word)
  return [...counts.keys(), ...again].join(" ")
}

/** Searchable texts of a tile, most important first. */
export type SearchText = { title: string; teaser: string; text: string }

export function searchText({ fields, body, subtiles }: TileFile): SearchText {
  const parts = subtiles.flatMap(({ title, body: part }) => [title, plainText(part)])
  return { title: fields.title, teaser: fields.teaser, text: [plainText(body), ...parts].join("\n") }
}
