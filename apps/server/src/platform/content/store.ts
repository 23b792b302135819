import { type Brand, brand } from "@confetti/contract/brand"
import type { Category } from "@confetti/contract/category"
import { type SocialPost, socialPost } from "@confetti/contract/feed-item"
import type pg from "pg"
import type { ContentSnapshot, DailyTile, FeaturedItem, TileEntry } from "./content-snapshot.ts"
import { type ShopItem, shopItem } from "./shop-item.ts"

const unbranded: Brand = { name: "Confetti", tagline: "", description: "", language: "en", links: {} }

/** The content's version in the database; 0 before the first import. */
export async function readVersion(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ version: string }>({
    name: "content-version",
    text: "select version from content_state",
  })
  return Number(rows[0]?.version ?? 0)
}

/** Reads a snapshot in one statement, so that a change is seen completely or not at all. */
export async function readSnapshot(pool: pg.Pool): Promise<ContentSnapshot> {
  const { rows } = await pool.query<{
    state: StateRow | null
    categories: CategoryRow[] | null
    tiles: TileRow[] | null
    posts: PostRow[] | null
    days: string | null
    items: ItemRow[] | null
  }>(`
    select
      (select json_build_object('version', version, 'brand', brand, 'countries', shop_countries, 'featured', featured,
        'dailyTiles', daily_tiles) from content_state) as state,
      (select json_agg(json_build_object('slug', slug, 'title', title, 'order', position, 'hue', hue, 'emoji', emoji,
          'media', emoji_media) order by position, slug)
        from categories where emoji_media is not null) as categories,
      (select json_agg(json_build_object('id', id, 'slug', slug, 'version', version, 'category', category,
          'categories', categories, 'developing', developing, 'merit', merit, 'season', season,
          'subtileCount', coalesce(children.count, 0),
          'publishedAt', extract(epoch from published_at) * 1000, 'updatedAt', extract(epoch from updated_at) * 1000))
        from tiles left join (select tile_id, count(*) from subtiles group by tile_id) children on children.tile_id = tiles.id
        where removed_at is null) as tiles,
      (select json_agg(json_build_object('key', key, 'document', document, 'from', shown_from, 'until', shown_until) order by position)
        from social_posts) as posts,
      (select text from studio_files where file = 'games/days.yaml') as days,
      (select json_agg(json_build_object('document', document, 'status', status) order by position, id)
        from reward_items where removed_at is null) as items
  `)
  const { state, categories, tiles, posts, items, days } = rows[0] as (typeof rows)[0]
  return assemble(state, categories ?? [], tiles ?? [], posts ?? [], items ?? [], days)
}

type StateRow = { version: number; brand: string; countries: string[]; featured: string; dailyTiles: string }
type PostRow = { key: string; document: string; from: string | null; until: string | null }
type CategoryRow = { slug: string; title: string; order: number; hue: number; emoji: string | null; media: string }
type TileRow = TileEntry
type ItemRow = { document: string; status: number }

function assemble(
  state: StateRow | null,
  categories: CategoryRow[],
  tiles: TileRow[],
  posts: PostRow[],
  items: ItemRow[],
  gameDays: string | null,
): ContentSnapshot {
  return {
    version: state?.version ?? 0,
    brand: state ? brand.parse(JSON.parse(state.brand)) : unbranded,
    categories: categories.map(toCategory),
    posts: posts.map(({ document }): SocialPost => socialPost.parse(JSON.parse(document))),
    windows: new Map(
      posts
        .filter(({ from, until }) => from !== null || until !== null)
        .map(({ key, from, until }) => [key, { from, until }]),
    ),
    featured: JSON.parse(state?.featured ?? "[]") as FeaturedItem[],
    dailyTiles: new Map((JSON.parse(state?.dailyTiles ?? "[]") as DailyTile[]).map((each) => [each.day, each])),
    gameDays,
    // The studio's switch overrides the file.
    items: items.map(({ document, status }): ShopItem => shopItem.parse({ ...JSON.parse(document), status })),
    countries: state?.countries ?? [],
    tiles,
    byId: new Map(tiles.map((tile) => [tile.id, tile])),
  }
}

function toCategory({ media, emoji, ...row }: CategoryRow): Category {
  return { ...row, emoji: emoji ?? "", emojiImageUrl: `/media/${media}` }
}
