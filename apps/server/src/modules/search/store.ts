import type pg from "pg"
import { prefixQuery } from "./query-words.ts"

/** No search needs more; pages end here. */
const mostFound = 2000

/**
 * The ids of the tiles these words find, the best first. Words are looked up by their stems, the last one by its beginning.
 * Only when that finds nothing is spelling forgiven: otherwise "ice" would also find what is nice.
 */
export async function findTiles(pool: pg.Pool, words: readonly string[]): Promise<string[]> {
  const found = await findExactly(pool, words)
  return found.length > 0 ? found : findRoughly(pool, words)
}

async function findExactly(pool: pg.Pool, words: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: "find-tiles",
    // Both dictionaries: the English one forgives plurals, the simple one knows words the English one drops.
    text: `
      with wanted as (select to_tsquery('english', $1) as english, to_tsquery('simple', $1) as simple)
      select id
      from tiles, wanted
      where removed_at is null and not developing and (search_vector @@ english or search_vector @@ simple)
      order by
        greatest(ts_rank_cd(search_vector, english), ts_rank_cd(search_vector, simple)) + word_similarity($2, title_words) desc,
        published_at desc, id
      limit ${mostFound}`,
    values: [prefixQuery(words), words.join(" ")],
  })
  return rows.map(({ id }) => id)
}

/** Shorter words are alike too easily to be guessed at. */
const leastLetters = 4

/** A title is short, so little likeness in it is chance; in a whole text more is. */
const alikeInTitle = 0.45
const alikeInText = 0.5

async function findRoughly(pool: pg.Pool, words: readonly string[]): Promise<string[]> {
  const telling = words.filter((word) => word.length >= leastLetters)
  if (telling.length === 0) return []
  const { rows } = await pool.query<{ id: string }>({
    name: "find-tiles-roughly",
    text: `
      select id
      from tiles
      where removed_at is null and not developing
        and (
          select bool_and(word_similarity(word, title_words) >= ${alikeInTitle} or word_similarity(word, all_words) >= ${alikeInText})
          from unnest($1::text[]) as word)
      order by word_similarity($2, title_words) + word_similarity($2, all_words) desc, published_at desc, id
      limit ${mostFound}`,
    values: [telling, telling.join(" ")],
  })
  return rows.map(({ id }) => id)
}

/** The documents of these tiles, as JSON text. */
export async function documentsOf(pool: pg.Pool, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; document: string }>({
    name: "search-documents",
    text: "select id, document from tiles where id = any($1)",
    values: [ids],
  })
  return new Map(rows.map(({ id, document }) => [id, document]))
}
