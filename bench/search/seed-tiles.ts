import { day } from "@confetti/domain/durations"
import type pg from "pg"
import { wordsToFind } from "../../apps/server/src/modules/content/import/search-words.ts"
import { seededRandom } from "./seeded-random.ts"
import { drawByZipf, makeVocabulary } from "./vocabulary.ts"

export const categories = Array.from({ length: 10 }, (_, at) => `category-${at}`)

export type SeededTile = { id: string; title: string; text: string; category: string }

const perStatement = 500
const lastDay = Date.UTC(2026, 0, 1)

/** Tiles of the starter pack's size: titles of 5 to 9 words, 14 of teaser, 500 of text. The same in every run. */
export function* makeTiles(count: number): Generator<SeededTile> {
  const random = seededRandom(7)
  const draw = drawByZipf(makeVocabulary(random), random)
  const words = (length: number): string => Array.from({ length }, draw).join(" ")
  for (let at = 0; at < count; at++) {
    yield {
      id: `tile${String(at).padStart(9, "0")}`,
      title: words(5 + Math.floor(random() * 5)),
      text: words(514),
      category: categories[Math.floor(random() * categories.length)] as string,
    }
  }
}

/** Fills a migrated, empty database. */
export async function seedTiles(pool: pg.Pool, count: number): Promise<void> {
  await pool.query("insert into content_state (version, brand) values (1, $1)", [JSON.stringify(brand)])
  await pool.query(
    `insert into categories (slug, title, position, hue, emoji, emoji_media)
      select slug, slug, place, place * 36 - 36, '🪐', 'e.webp' from unnest($1::text[]) with ordinality as c (slug, place)`,
    [categories],
  )
  let batch: SeededTile[] = []
  let done = 0
  for (const tile of makeTiles(count)) {
    batch.push(tile)
    if (batch.length < perStatement && done + batch.length < count) continue
    await insert(pool, batch, done)
    done += batch.length
    batch = []
    if (done % 20_000 === 0) console.error(`${done} tiles`)
  }
  await pool.query("vacuum analyze tiles")
}

async function insert(pool: pg.Pool, tiles: readonly SeededTile[], from: number): Promise<void> {
  const dates = tiles.map((_, at) => new Date(lastDay - ((from + at) % 2000) * day).toISOString())
  await pool.query(
    `insert into tiles (id, slug, title, developing, category, categories, published_at, updated_at, content_hash,
        document, title_words, all_words)
      select id, id, title, false, category, array[category], published, published, id, document, title, words
      from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::text[])
        as t (id, title, category, published, document, words)`,
    [
      tiles.map(({ id }) => id),
      tiles.map(({ title }) => title),
      tiles.map(({ category }) => category),
      dates,
      tiles.map((tile, at) => JSON.stringify(documentOf(tile, dates[at] as string))),
      tiles.map(({ title, text }) => wordsToFind({ title, teaser: "", text })),
    ],
  )
}

const brand = { name: "Confetti", tagline: "Many things", description: "A feed.", language: "en", links: {} }

/** A tile as the wire lists it; bodies are not measured. */
function documentOf({ id, title, text, category }: SeededTile, date: string) {
  const teaser = text.slice(0, 80)
  const look = { aspect: "19.5x9", categories: [category], developing: false, publishedAt: date, updatedAt: date }
  return { id, slug: id, parentId: null, version: 1, title, teaser, ...look, body: [], subtiles: [], subtileIds: [] }
}
