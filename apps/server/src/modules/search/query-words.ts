/** More words than this say nothing more. */
const mostWords = 12

/** A text as the words search compares: lower case, without accents, letters and digits only. */
export function queryWords(text: string, most: number = mostWords): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, most)
}

/** The words as PostgreSQL's `to_tsquery` reads them: all of them, the last one perhaps not typed to its end. */
export function prefixQuery(words: readonly string[]): string {
  return words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word)).join(" & ")
}
