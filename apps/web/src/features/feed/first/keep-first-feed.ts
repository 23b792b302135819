import type { PageData } from "@confetti/contract/page-data"
import { mostFirstIds } from "@confetti/domain/feed/most-first-ids"
import type { ReadCache } from "../../../platform/reads/read-cache.ts"
import { feedRead } from "../feed-read.ts"
import { hasGuestTaste } from "../has-guest-taste.ts"

/** Everybody's feed, whole and from its beginning, need not be read again once it has come with the page. */
export function keepFirstFeed(cache: ReadCache, { feed, isSignedIn, place, favourite }: PageData): void {
  const isWhole = feed !== null && feed.ids.length < mostFirstIds && place === null && favourite === null
  if (isWhole && isSignedIn === false && !hasGuestTaste()) cache.keep(feedRead(feed.category, null), feed)
}
