/** What is searched: words, and the topic that was asked for. */
export type Terms = { q: string; t: string | null }

/** More says nothing more, and the search refuses five times as much. */
export const longestQuery = 100

export function readTerms(search: string): Terms {
  const query = new URLSearchParams(search)
  return { q: plainQuery(query.get("q") ?? ""), t: query.get("t") || null }
}

/** The words as they stand in the address: one space between them, none around. */
export function plainQuery(text: string): string {
  return text.trim().replace(/\s+/g, " ").slice(0, longestQuery)
}
