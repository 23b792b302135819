import { queryWords } from "../../search/query-words.ts"
import type { TileFile } from "../pack/parse-tile.ts"
import { plainText } from "../pack/plain-text.ts"

/** Words as search compares them, with single spaces. */
export function normaliseWords(text: string): string {
  return queryWords(text, Number.POSITIVE_INFINITY).join(" ")
}

/** What of a tile can be found, the heaviest first. */
export type SearchText = { title: string; teaser: string; text: string }

export function searchText({ fields, body, subtiles }: TileFile): SearchText {
  const parts = subtiles.flatMap(({ title, body: part }) => [title, plainText(part)])
  return { title: fields.title, teaser: fields.teaser, text: [plainText(body), ...parts].join("\n") }
}
