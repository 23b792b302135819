import type { ReadPool } from "../../platform/db/replica/reads.ts"
import type { TileWords } from "./words/weigh-words.ts"

export async function wordsOf(pool: ReadPool, ids: readonly string[]): Promise<Map<string, TileWords>> {
  const { rows } = await pool.query<TileWords & { id: string }>({
    name: "search-words",
    text: "select id, title_words as title, all_words as text from tiles where id = any($1) and removed_at is null",
    values: [ids],
  })
  return new Map(rows.map(({ id, ...words }) => [id, words]))
}

export async function documentsOf(pool: ReadPool, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; document: string }>({
    name: "search-documents",
    text: "select id, document from tiles where id = any($1)",
    values: [ids],
  })
  return new Map(rows.map(({ id, document }) => [id, document]))
}
