import type { FeedCard } from "@confetti/contract/feed-item"
import type { PageData } from "@confetti/contract/page-data"
import { mixFeed } from "@confetti/domain/mix-feed"
import { placeKey } from "@confetti/domain/place"
import type { Services } from "../../platform/services.ts"
import type { PageRequest } from "./page-request.ts"

/** More ids than anyone swipes in one go; the rest is read when it is needed. */
const mostIds = 300
/** How many of them lie before the place, where the feed is longer. */
const idsBefore = 100
/** The item one stands on, and the two that come next. */
const firstItems = 3

export type FirstFeed = Pick<PageData, "feed" | "place" | "cards" | "isSignedIn"> & { tileIds: string[] }

/**
 * The feed of the home section as it is first shown, and where in it the person stands. The browser mixes it again, from the
 * same ids, the same cards and the same answer to whether somebody is signed in.
 */
export function loadFeed({ content, clock }: Services, request: PageRequest, cards: FeedCard[]): FirstFeed {
  const { terms, places, ownIds, isSignedIn } = request
  const snapshot = content.current()
  const orders = content.orders()
  const category = snapshot.categories.find(({ slug }) => slug === terms.t)?.slug ?? null
  const commonIds = category === null ? orders.ids : orders.idsOf(category)
  const developingIds = orders.developingIds(category)
  const isOut = (id: string): boolean => (snapshot.byId.get(id)?.publishedAt ?? Number.POSITIVE_INFINITY) <= clock()
  const own = category === null ? ownIds?.filter(isOut) : undefined
  const wanted = places.get(placeKey(category))
  const all = own ? withPlace(own, developingIds, wanted, isOut) : commonIds
  const ids = around(all, wanted)
  const items = mixFeed(ids, developingIds, { cards, isSignedIn })
  const found = items.findIndex((item) => item.type === "tile" && item.tileId === wanted)
  const first = items.slice(Math.max(0, found), Math.max(0, found) + firstItems)
  return {
    feed: { category, ids, developingIds: [...developingIds] },
    place: found < 0 ? null : (wanted as string),
    cards,
    isSignedIn,
    tileIds: first.flatMap((item) => (item.type === "tile" ? item.tileId : [])),
  }
}

/** A tile that was read to the end leaves a person's order, but not from under their eyes. */
function withPlace(
  own: readonly string[],
  developingIds: readonly string[],
  place: string | undefined,
  isOut: (id: string) => boolean,
): readonly string[] {
  if (place === undefined || own.includes(place) || developingIds.includes(place) || !isOut(place)) return own
  return [place, ...own]
}

/** Growing stories are mixed in near the beginning of whatever is shown; for them that is the whole feed's. */
function around(ids: readonly string[], place: string | undefined): string[] {
  if (ids.length <= mostIds) return [...ids]
  const at = place === undefined ? -1 : ids.indexOf(place)
  const from = Math.min(Math.max(0, at - idsBefore), ids.length - mostIds)
  return ids.slice(from, from + mostIds)
}
