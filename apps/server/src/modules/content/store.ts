import type { ContentPage } from "@confetti/contract/content-page"
import { defined } from "@confetti/domain/defined"
import { sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Database } from "../../platform/db/schema.ts"
import { readStoredItems, writeItems } from "../rewards/catalogue/items-store.ts"
import { parkedSlug } from "./import/plan-former-slugs.ts"
import type { ImportPlan } from "./import/plan-import.ts"
import { normaliseWords, wordsToFind } from "./import/search-words.ts"
import type { StoredContent } from "./import/stored-content.ts"
import { subtileDocuments, tileDocument } from "./import/tile-documents.ts"
import { allQuestions, replaceQuestions } from "./questions-store.ts"

/** Any number that only imports use. */
const importLock = 0x636f_6e74

const batch = 200

/** Advisory lock: one import at a time. Released with the transaction. */
export async function lockContent(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${importLock})`.execute(tx)
}

/** Locks the content and increases its version, so that every process reads it again. No effect before the first import. */
export async function countContentUp(tx: Tx, now: Date): Promise<void> {
  await lockContent(tx)
  await tx
    .updateTable("content_state")
    .set(({ eb }) => ({ version: eb("version", "+", "1"), changed_at: now }))
    .execute()
}

export async function contentState(db: Db): Promise<{ version: number; changedAt: Date } | null> {
  const row = await db.selectFrom("content_state").select(["version", "changed_at"]).executeTakeFirst()
  return row ? { version: Number(row.version), changedAt: row.changed_at } : null
}

export async function datedDays(db: Db): Promise<{ day: string }[]> {
  const row = await db.selectFrom("content_state").select("daily_tiles").executeTakeFirst()
  return JSON.parse(row?.daily_tiles ?? "[]") as { day: string }[]
}

export async function storedPages(db: Db, slugs: readonly string[]): Promise<ContentPage[]> {
  const rows = await db.selectFrom("pages").select("document").where("slug", "in", slugs).orderBy("slug").execute()
  return rows.map(({ document }) => JSON.parse(document) as ContentPage)
}

export async function readStored(tx: Tx): Promise<StoredContent> {
  const state = await tx
    .selectFrom("content_state")
    .select(["version", "brand", "shop_countries", "featured", "daily_tiles", "pack_dir"])
    .executeTakeFirst()
  const tiles = await tx.selectFrom("tiles").select(["id", "slug", "version", "content_hash", "removed_at"]).execute()
  const former = await tx.selectFrom("former_slugs").selectAll().execute()
  const pages = await tx.selectFrom("pages").select(["slug", "content_hash"]).execute()
  const posts = await tx.selectFrom("social_posts").select(["key", "content_hash"]).execute()
  return {
    state: state
      ? {
          version: Number(state.version),
          brand: state.brand,
          countries: state.shop_countries,
          featured: state.featured,
          dailyTiles: state.daily_tiles,
          packDir: state.pack_dir,
        }
      : null,
    tiles: tiles.map(({ id, slug, version, content_hash, removed_at }) => {
      return { id, slug, version, contentHash: content_hash, isRemoved: removed_at !== null }
    }),
    questions: await allQuestions(tx),
    formerSlugs: new Map(former.map(({ slug, tile_id }) => [slug, tile_id])),
    categories: await tx.selectFrom("categories").selectAll().execute(),
    pages: new Map(pages.map(({ slug, content_hash }) => [slug, content_hash])),
    posts: new Map(posts.map(({ key, content_hash }) => [key, content_hash])),
    items: await readStoredItems(tx),
  }
}

export async function writePlan(tx: Tx, plan: ImportPlan, now: Date): Promise<void> {
  for (const id of plan.parked)
    await tx
      .updateTable("tiles")
      .set({ slug: parkedSlug(id) })
      .where("id", "=", id)
      .execute()
  // Read before writing: a slug may move between tiles.
  const before = await subtileSlugsOf(
    tx,
    plan.writes.map(({ tile }) => tile.file.id),
  )
  const emptied = [...plan.writes.map(({ tile }) => tile.file.id), ...plan.removals]
  for (const ids of inBatches(emptied)) await tx.deleteFrom("subtiles").where("tile_id", "in", ids).execute()
  for (const writes of inBatches(plan.writes)) await writeTiles(tx, writes)
  if (plan.removals.length > 0) {
    await tx.updateTable("tiles").set({ removed_at: now }).where("id", "in", plan.removals).execute()
  }
  await replaceQuestions(tx, plan.questions)
  await writeFormerSlugs(tx, plan)
  await redirectSubtiles(tx, before)
  await writeCategories(tx, plan)
  await writePages(tx, plan)
  await writePosts(tx, plan)
  const { writes, removals } = plan.items
  await writeItems(tx, { writes: writes.map(({ prepared, position }) => ({ ...prepared, position })), removals }, now)
  const { brand, featured, dailyTiles: daily_tiles, countries: shop_countries } = plan
  const state = { version: String(plan.version), brand, featured, daily_tiles, shop_countries, changed_at: now }
  await tx
    .insertInto("content_state")
    .values(state)
    .onConflict((conflict) => conflict.column("is_the_row").doUpdateSet(state))
    .execute()
}

/** Does not increase the version: readers do not see it. */
export async function savePackDir(tx: Tx, dir: string): Promise<void> {
  await tx
    .updateTable("content_state")
    .set({ pack_dir: dir })
    .where(sql<boolean>`pack_dir is distinct from ${dir}`)
    .execute()
}

type SubtileSlug = { slug: string; tile_id: string }

async function subtileSlugsOf(tx: Tx, tileIds: readonly string[]): Promise<SubtileSlug[]> {
  const found: SubtileSlug[] = []
  for (const ids of inBatches(tileIds))
    found.push(...(await tx.selectFrom("subtiles").select(["slug", "tile_id"]).where("tile_id", "in", ids).execute()))
  return found
}

/** Redirects former subtile slugs to their tile, unless they are in use. */
async function redirectSubtiles(tx: Tx, before: readonly SubtileSlug[]): Promise<void> {
  for (const rows of inBatches(before)) {
    const slugs = rows.map(({ slug }) => slug)
    const borne = await tx
      .selectFrom("subtiles")
      .select("slug")
      .where("slug", "in", slugs)
      .union(tx.selectFrom("tiles").select("slug").where("slug", "in", slugs))
      .execute()
    const current = new Set(borne.map(({ slug }) => slug))
    const gone = rows.filter(({ slug }) => !current.has(slug))
    if (gone.length === 0) continue
    await tx
      .insertInto("former_slugs")
      .values(gone)
      .onConflict((conflict) => conflict.column("slug").doNothing())
      .execute()
  }
}

async function writeTiles(tx: Tx, writes: ImportPlan["writes"]): Promise<void> {
  const documents = writes.map(({ tile, version }) => tileDocument(tile.file, version, tile.media))
  await tx
    .insertInto("tiles")
    .values(
      writes.map(({ tile, version }, at) => ({
        id: tile.file.id,
        slug: tile.file.slug,
        version,
        title: tile.file.fields.title,
        developing: tile.file.fields.developing === true,
        category: defined(tile.file.fields.categories[0]),
        categories: tile.file.fields.categories,
        published_at: new Date(documents[at]?.publishedAt as string),
        updated_at: new Date(documents[at]?.updatedAt as string),
        content_hash: tile.contentHash,
        document: JSON.stringify(documents[at]),
        title_words: normaliseWords(tile.search.title),
        all_words: wordsToFind(tile.search),
        removed_at: null,
        season: tile.file.fields.season ?? null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet((row) => Object.fromEntries(fromFile.map((column) => [column, row.ref(`excluded.${column}`)]))),
    )
    .execute()
  const subtiles = documents.flatMap((parent) =>
    subtileDocuments(parent).map((document, position) => {
      const { id, slug } = document
      return { id, slug, tile_id: parent.id, position, document: JSON.stringify(document) }
    }),
  )
  for (const rows of inBatches(subtiles)) await tx.insertInto("subtiles").values(rows).execute()
}

/** Columns that come from a file. Likes do not, and stay. */
const fromFile = [
  "slug",
  "version",
  "title",
  "developing",
  "category",
  "categories",
  "published_at",
  "updated_at",
  "content_hash",
  "document",
  "title_words",
  "all_words",
  "removed_at",
  "season",
] as const satisfies readonly (keyof Database["tiles"])[]

async function writeFormerSlugs(tx: Tx, { formerSlugs: { add, drop } }: ImportPlan): Promise<void> {
  if (drop.length > 0) await tx.deleteFrom("former_slugs").where("slug", "in", drop).execute()
  for (const rows of inBatches(add)) {
    await tx
      .insertInto("former_slugs")
      .values(rows)
      .onConflict((conflict) =>
        conflict.column("slug").doUpdateSet(({ ref }) => ({ tile_id: ref("excluded.tile_id") })),
      )
      .execute()
  }
}

async function writeCategories(tx: Tx, { categories }: ImportPlan): Promise<void> {
  await tx.deleteFrom("categories").execute()
  await tx.insertInto("categories").values(categories).execute()
}

async function writePages(tx: Tx, { pages }: ImportPlan): Promise<void> {
  await tx.deleteFrom("pages").execute()
  if (pages.length === 0) return
  const rows = pages.map(({ page, contentHash }) => {
    return { slug: page.slug, content_hash: contentHash, document: JSON.stringify(page) }
  })
  await tx.insertInto("pages").values(rows).execute()
}

async function writePosts(tx: Tx, { posts }: ImportPlan): Promise<void> {
  await tx.deleteFrom("social_posts").execute()
  if (posts.length === 0) return
  const rows = posts.map(({ key, post, window: { from, until }, contentHash }, position) => {
    const document = JSON.stringify(post)
    return { key, position, content_hash: contentHash, document, shown_from: from, shown_until: until }
  })
  await tx.insertInto("social_posts").values(rows).execute()
}

function inBatches<Row>(rows: readonly Row[]): Row[][] {
  const batches: Row[][] = []
  for (let at = 0; at < rows.length; at += batch) batches.push(rows.slice(at, at + batch))
  return batches
}
