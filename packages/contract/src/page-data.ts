import type { Look } from "@confetti/domain/navigation/look"
import type { Brand } from "./brand.ts"
import type { Category } from "./category.ts"
import type { ContentPage } from "./content-page.ts"
import type { FeedCard } from "./feed-item.ts"
import type { Tile } from "./tile.ts"

export type Openness = "off" | "invited" | "on"

export type FeedData = {
  /** The category's slug, or null for the home feed. */
  category: string | null
  ids: string[]
  developingIds: string[]
}

/**
 * What a page is first rendered from, on the server and again in the browser, so that both paint the same pixels.
 * The same data can always be had by the ordinary reads; this only saves the first ones.
 */
export type PageData = {
  brand: Brand
  categories: Category[]
  /** Counts up with every change of content; tells the app that something is new. */
  contentVersion: number
  /** The first feed, on the home section's paths. */
  feed: FeedData | null
  /** The id of the tile the person last stood on in that feed, from `cf_place`; null when it is not in the feed. */
  place: string | null
  /** The cards there are to mix into that feed: what `GET /documents/feedCards` answers. */
  cards: FeedCard[]
  /** Whether the page was asked for by somebody signed in; null where the page does not know. */
  isSignedIn: boolean | null
  tiles: Tile[]
  /** What a search path first shows: ids in order, and which topic was asked for that does not exist. */
  search: { ids: string[]; unknownTopic: string | null } | null
  page: ContentPage | null
  /** The thought that a tile's address names, for its preview, unless it is on another tile or not everybody's to read. `by` may be "". */
  thought: { text: string; by: string } | null
  /** True when the path names a tile or page that does not exist. */
  isMissing: boolean
  /** The first name of whoever invited with the code in the address, perhaps empty; null where nobody did. */
  inviter: string | null
  /** The tile they like, by its id, where they let it be shown. It is the first of a stranger's feed. */
  favourite: string | null
  isEmulator: boolean
  /** Whether browsers are to keep the app for when there is no connection. */
  hasWorker: boolean
  /** Something is sent to those who allow notifications: until then nobody is asked to. */
  sendsPush: boolean
  hasAndroidSideGestures: boolean
  /** Whether each day has seven tiles of its own. */
  hasToday: boolean
  /** Whether people share thoughts here, and send pictures and clips with them: not, those who were invited, or everybody. */
  thoughts: Openness
  uploads: Openness
  /** From `cf_look`. */
  look: Look
  /** Absolute, without a slash at the end: for canonical addresses. */
  origin: string
}
