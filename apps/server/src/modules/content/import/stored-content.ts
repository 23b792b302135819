import type { StoredItem } from "../../rewards/catalogue/items-store.ts"
import type { TileQuestion } from "../tile-question.ts"
import type { PreparedCategory } from "./prepare-pack.ts"

export type StoredContent = {
  state: {
    version: number
    brand: string
    countries: string[]
    featured: string
    dailyTiles: string
    packDir: string | null
  } | null
  tiles: StoredTile[]
  /** Tile's id → its questions; none of a removed tile. */
  questions: Map<string, TileQuestion[]>
  /** Former slug → the id of its tile. */
  formerSlugs: Map<string, string>
  categories: PreparedCategory[]
  /** Slug → the hash of its document. */
  pages: Map<string, string>
  /** Key of a post → the hash of its document. */
  posts: Map<string, string>
  items: StoredItem[]
}

export type StoredTile = { id: string; slug: string; version: number; contentHash: string; isRemoved: boolean }
