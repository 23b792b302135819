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
  questions: Map<string, TileQuestion[]>
  formerSlugs: Map<string, string>
  categories: PreparedCategory[]
  pages: Map<string, string>
  posts: Map<string, string>
  items: StoredItem[]
}

export type StoredTile = { id: string; slug: string; version: number; contentHash: string; isRemoved: boolean }
