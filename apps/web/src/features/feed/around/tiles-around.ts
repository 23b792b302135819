import { mixFeed } from "@confetti/domain/feed/mix-feed"
import { placeCookie, placeKey, readPlaces } from "@confetti/domain/feed/place"
import { readCookie } from "../../../platform/cookie.ts"
import { readKeptFeed } from "../kept-feed.ts"

/** Whoever swipes fast has met those just behind them too, and the next ones are fetched already. */
const [behind, ahead] = [5, 2]

/** Of each feed that was open, by its key: the tiles around where one stands, the one in view first. */
export function tilesAround(): { feed: string; ids: string[] }[] {
  return [...readPlaces(readCookie(placeCookie))].map(([feed, tileId]) => {
    const kept = readKeptFeed(feed === placeKey(null) ? null : feed)
    const ids = kept ? mixFeed(kept.ids, kept.developingIds).map((item) => item.tileId) : []
    const at = ids.indexOf(tileId)
    if (at < 0) return { feed, ids: [tileId] }
    return { feed, ids: [tileId, ...ids.slice(at + 1, at + 1 + ahead), ...ids.slice(Math.max(0, at - behind), at)] }
  })
}
