import { type Tile, tile as tileSchema } from "@confetti/contract/tile"
import { type Kysely, sql } from "kysely"
import { foundWords } from "../src/modules/search/query-words.ts"
import type { DailyTile } from "../src/platform/content/content-snapshot.ts"
import type { Database } from "../src/platform/db/schema.ts"
import type { TestServer } from "./start-test-server.ts"

let made = 0

/** A valid tile; what a test is about is given, the rest is made up. */
export function makeTile(given: Partial<Tile> = {}): Tile {
  const number = ++made
  const id = given.id ?? `tile-${number}`
  return tileSchema.parse({
    id,
    slug: `story-${number}`,
    parentId: null,
    version: 1,
    title: `Story number ${number}`,
    teaser: `What there is to say about number ${number}.`,
    developing: false,
    aspect: "19.5x9",
    categories: ["space"],
    publishedAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
    picture: { id: "p", alt: "A dot", width: 9, height: 19, widths: [9], thumbhash: "", color: "#000000" },
    video: null,
    card: "card.jpg",
    body: [{ type: "paragraph", text: ["Words."] }],
    sources: [],
    subtileIds: [`${id}-a`],
    subtiles: [
      {
        id: `${id}-a`,
        slug: `${given.slug ?? `story-${number}`}-part`,
        title: "Part",
        form: "prose",
        date: null,
        body: [],
      },
    ],
    ...given,
  })
}

/** Puts tiles and their subtiles into the database. They are seen after `publishContent`. */
export async function insertTiles(db: Kysely<Database>, tiles: readonly Tile[], text = ""): Promise<void> {
  const words = (...texts: string[]): string => foundWords(texts.join(" ")).join(" ")
  const rows = tiles.map((tile) => ({
    id: tile.id,
    slug: tile.slug,
    version: tile.version,
    title: tile.title,
    developing: tile.developing,
    category: tile.categories[0] as string,
    categories: tile.categories,
    published_at: new Date(tile.publishedAt),
    updated_at: new Date(tile.updatedAt),
    content_hash: `hash of ${tile.id}`,
    document: JSON.stringify(tile),
    title_words: words(tile.title),
    all_words: words(tile.title, tile.teaser, text),
    removed_at: null,
  }))
  const subtiles = tiles.flatMap((tile) =>
    tile.subtiles.map(({ id, slug, title, body }, position) => {
      const document = { ...tile, id, slug, parentId: tile.id, title, body, subtileIds: [], subtiles: [] }
      return { id, slug, tile_id: tile.id, position, document: JSON.stringify(document) }
    }),
  )
  for (const some of batchesOf(rows)) await db.insertInto("tiles").values(some).execute()
  for (const some of batchesOf(subtiles)) await db.insertInto("subtiles").values(some).execute()
}

/** A statement has room for 65,535 values. */
function batchesOf<Row>(rows: readonly Row[], size = 1000): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size))
}

export async function insertCategories(db: Kysely<Database>, slugs: readonly string[]): Promise<void> {
  const rows = slugs.map((slug, position) => ({
    slug,
    title: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}`,
    position,
    hue: 200,
    emoji: "🪐",
    emoji_media: `${slug}.webp`,
  }))
  await db.insertInto("categories").values(rows).execute()
}

const brand = { name: "Testfetti", tagline: "t", description: "d", language: "en", links: {} }

/** Counts the version up, as an import does, and lets the server see it at once. */
/** Gives days their tiles, as `daily-tiles.yaml` does. They are seen after `publishContent`. */
export async function dateTiles(db: Kysely<Database>, days: readonly DailyTile[]): Promise<void> {
  await db
    .updateTable("content_state")
    .set({ daily_tiles: JSON.stringify(days) })
    .execute()
}

export async function publishContent({ db, services }: TestServer): Promise<void> {
  await db
    .insertInto("content_state")
    .values({ version: "1", brand: JSON.stringify(brand) })
    .onConflict((conflict) => conflict.column("is_the_row").doUpdateSet({ version: sql`content_state.version + 1` }))
    .execute()
  await services.content.refresh()
}
