import type { RevisionKind, StudioStage } from "@confetti/domain/studio/studio-tile"
import type { Generated } from "kysely"

export type ContentTables = {
  content_state: {
    is_the_row: Generated<boolean>
    version: string
    brand: string
    changed_at: Generated<Date>
    shop_countries: Generated<string[]>
    featured: Generated<string>
    daily_tiles: Generated<string>
    /** Null if imported by an older program. */
    pack_dir: Generated<string | null>
  }
  categories: {
    slug: string
    title: string
    position: number
    hue: number
    emoji: string | null
    emoji_media: string | null
  }
  media: {
    id: string
    request: string
    width: number
    height: number
    created_at: Generated<Date>
  }
  media_leases: { file: string; holder: string; is_asked: boolean; until: Date }
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
    removed_at: Date | null
    season: string | null
  }
  subtiles: { id: string; tile_id: string; position: number; slug: string; document: string }
  tile_questions: {
    tile_id: string
    number: number
    question: string
    options: string[]
    right_option: number
    why: string
  }
  former_slugs: { slug: string; tile_id: string }
  pages: { slug: string; content_hash: string; document: string }
  social_posts: {
    key: string
    position: number
    content_hash: string
    document: string
    shown_from: string | null
    shown_until: string | null
  }
  studio_tiles: {
    id: string
    tile_id: string | null
    slug: string
    title: string
    categories: string[]
    stage: StudioStage
    draft: string
    version: number
    published: string | null
    published_version: number | null
    file: string | null
    origin: string | null
    publish_at: Date | null
    archived_at: Date | null
    overlay_version: string | null
    created_at: Date
    updated_at: Date
    user_id: string | null
  }
  studio_revisions: {
    id: string
    number: number
    kind: RevisionKind
    version: number
    draft: string
    begun_at: Date
    saved_at: Date
    user_id: string | null
  }
  studio_files: {
    file: string
    text: string | null
    version: number
    overlay_version: string
    updated_at: Date
    user_id: string | null
  }
  studio_presence: { id: string; user_id: string; seen_at: Date }
  studio_originals: { file: string; source: string | null; sent_at: Date }
}
