import { sql } from "kysely"
import { migrate } from "../../apps/server/src/platform/db/migrate.ts"
import { openDatabase } from "../../apps/server/src/platform/db/open-database.ts"

const tileCount = 120
const sentence = "A day there lasts longer than its year, and the morning takes a week to cross the plain. "

/** Fills an empty database with as many tiles as the starter pack has, of its size. Gives the ids of a feed page. */
export async function seed(target: { DATABASE_URL?: string; DATA_DIR: string }): Promise<string[]> {
  const { db, pool, close } = await openDatabase(target)
  await migrate(pool)
  await db
    .insertInto("content_state")
    .values({ version: "1", brand: JSON.stringify(brand) })
    .execute()
  const categories = Array.from({ length: 10 }, (_, at) => `category-${at}`)
  await db
    .insertInto("categories")
    .values(
      categories.map((slug, position) => ({
        slug,
        title: slug,
        position,
        hue: position * 36,
        emoji: "🪐",
        emoji_media: `${slug}.webp`,
      })),
    )
    .execute()
  const rows = Array.from({ length: tileCount }, (_, at) => rowOf(tileOf(at, categories[at % 10] as string)))
  await db.insertInto("tiles").values(rows).execute()
  await sql`analyze`.execute(db)
  await close()
  return rows.slice(0, 20).map(({ id }) => id)
}

const brand = {
  name: "Confetti",
  tagline: "Small, bright things to know",
  description: "A feed.",
  language: "en",
  links: {},
}

function tileOf(at: number, category: string) {
  const id = `tile${String(at).padStart(9, "0")}`
  const date = new Date(Date.UTC(2026, 0, 1 + at)).toISOString()
  const subtiles = Array.from({ length: 4 }, (_, part) => ({
    id: `${id}-${part}`,
    slug: `${id}-part-${part}`,
    title: "What the first measurements missed",
    form: "prose",
    date: null,
    body: [{ type: "paragraph", text: [sentence.repeat(4)] }],
  }))
  return {
    id,
    slug: `a-story-with-number-${at}`,
    parentId: null,
    version: 1,
    title: "A day there lasts longer than its year",
    teaser: "And the morning takes a week to cross the plain.",
    developing: false,
    aspect: "19.5x9",
    categories: [category],
    publishedAt: date,
    updatedAt: date,
    picture: {
      id: "p",
      alt: sentence,
      width: 1080,
      height: 2340,
      widths: [360, 720, 1080],
      thumbhash: "1QcSHQRnh493V4dIh4eXh1h4kJUI",
      color: "#223344",
    },
    video: null,
    card: "card.jpg",
    body: [{ type: "paragraph", text: [sentence.repeat(5)] }],
    sources: [{ title: "A long morning", by: "An observatory", year: 2019, kind: "page" }],
    subtileIds: subtiles.map(({ id: subtile }) => subtile),
    subtiles,
  }
}

function rowOf(tile: ReturnType<typeof tileOf>) {
  return {
    id: tile.id,
    slug: tile.slug,
    title: tile.title,
    developing: false,
    category: tile.categories[0] as string,
    categories: tile.categories,
    published_at: new Date(tile.publishedAt),
    updated_at: new Date(tile.updatedAt),
    content_hash: `hash-of-${tile.id}`,
    document: JSON.stringify(tile),
    title_words: "",
    all_words: "",
    removed_at: null,
  }
}
