import type { PageData } from "@confetti/contract/page-data"
import { mixFeed } from "@confetti/domain/mix-feed"
import { placeKey } from "@confetti/domain/place"
import type { Services } from "../../platform/services.ts"
import type { PageRequest } from "./page-request.ts"

/** More ids than anyone swipes in one go; the rest is read when it is needed. */
const mostIds = 300
/** How many of them lie before the place, where the feed is longer. */
const idsBefore = 100
/** The tile one stands on, and the two that come next. */
const firstTiles = 3

export type FirstFeed = Pick<PageData, "feed" | "place"> & { tileIds: string[] }

/** The feed of the home section as it is first shown, and where in it the person stands. */
export function loadFeed({ content }: Services, { terms, places }: PageRequest): FirstFeed {
  const snapshot = content.current()
  const orders = content.orders()
  const category = snapshot.categories.find(({ slug }) => slug === terms.t)?.slug ?? null
  const ids = category === null ? orders.ids : orders.idsOf(category)
  const developingIds = orders.developingIds(category)
  const items = mixFeed(ids, developingIds).map(({ tileId }) => tileId)
  const wanted = places.get(placeKey(category))
  const found = wanted === undefined ? -1 : items.indexOf(wanted)
  const tileIds = items.slice(Math.max(0, found), Math.max(0, found) + firstTiles)
  return {
    feed: { category, ids: around(ids, tileIds), developingIds: [...developingIds] },
    place: found < 0 ? null : (wanted as string),
    tileIds,
  }
}

function around(ids: readonly string[], tileIds: readonly string[]): string[] {
  if (ids.length <= mostIds) return [...ids]
  const at = Math.max(
    0,
    ids.findIndex((id) => tileIds.includes(id)),
  )
  const from = Math.min(Math.max(0, at - idsBefore), ids.length - mostIds)
  return ids.slice(from, from + mostIds)
}
