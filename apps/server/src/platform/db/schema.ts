import type { Generated } from "kysely"

/** The tables, as the migrations leave them. Timestamps go in as Date and come out as Date; documents are JSON text. */
export type Database = {
  content_state: { is_the_row: Generated<boolean>; version: string; brand: string; changed_at: Generated<Date> }
  categories: {
    slug: string
    title: string
    position: number
    hue: number
    emoji: string | null
    emoji_media: string | null
  }
  media: { id: string; request: string; width: number; height: number; created_at: Generated<Date> }
  tiles: {
    id: string
    slug: string
    version: Generated<number>
    title: string
    developing: boolean
    category: string
    categories: string[]
    published_at: Date
    updated_at: Date
    merit: Generated<number>
    content_hash: string
    document: string
    title_words: string
    all_words: string
    search_vector: string
    removed_at: Date | null
  }
  subtiles: { id: string; tile_id: string; position: number; document: string }
  former_slugs: { slug: string; tile_id: string }
  pages: { slug: string; content_hash: string; document: string }
  idempotency_keys: {
    user_id: string
    key: string
    callable: string
    request_hash: string
    status: number
    body: string
    created_at: Generated<Date>
  }
}
