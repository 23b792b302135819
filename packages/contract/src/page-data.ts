import type { Look } from "@confetti/domain/navigation/look"
import type { Brand } from "./brand.ts"
import type { Category } from "./category.ts"
import type { ContentPage } from "./content-page.ts"
import type { FeedCard } from "./feed-item.ts"
import type { Tile } from "./tile.ts"

export type Openness = "off" | "invited" | "on"

export type FeedData = {
  /** A slug; null for the home feed. */
  category: string | null
  ids: string[]
  developingIds: string[]
}

/**
 * The data a page is first rendered from, on the server and in the browser, so that both paint the same. The ordinary reads return the same
 * data; this saves the first ones.
 */
export type PageData = {
  brand: Brand
  categories: Category[]
  /** Grows with every change of content, to tell the app of something new. */
  contentVersion: number
  /** The first feed, on the home section's paths. */
  feed: FeedData | null
  /** The id of the last tile in that feed, from `cf_place`; null if it is not in the feed. */
  place: string | null
  /** Cards to mix into the feed: the answer of `GET /documents/feedCards`. */
  cards: FeedCard[]
  /** Whether the page was requested with a session; null if unknown. */
  isSignedIn: boolean | null
  tiles: Tile[]
  /** The first results of a search path: ordered ids, and an unknown topic if one was requested. */
  search: { ids: string[]; unknownTopic: string | null } | null
  page: ContentPage | null
  /** The thought in a tile's address, for its preview, if it is public and on this tile. `by` may be "". */
  thought: { text: string; by: string } | null
  /** The path names a tile or page that does not exist. */
  isMissing: boolean
  /** The first name of the inviter whose code is in the address, perhaps empty; null without one. */
  inviter: string | null
  /** The id of the tile they share, first in a guest's feed. */
  favourite: string | null
  isEmulator: boolean
  /** Whether browsers should store the app for offline use. */
  hasWorker: boolean
  /** Whether notifications are sent: otherwise nobody is asked to allow them. */
  sendsPush: boolean
  hasAndroidSideGestures: boolean
  /** Whether each day has seven tiles of its own. */
  hasToday: boolean
  /** Access to sharing thoughts, with photos and clips: nobody, invited people, or everyone. */
  thoughts: Openness
  uploads: Openness
  /** From `cf_look`. */
  look: Look
  /** Without a trailing slash, for canonical addresses. */
  origin: string
}
