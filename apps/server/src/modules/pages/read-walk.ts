import { placeKey } from "@confetti/domain/feed/place"
import { slugOfPath } from "@confetti/domain/navigation/tile-stack"
import { readerUntil } from "../../platform/content/reader.ts"
import { isAnythingEarly } from "../../platform/content/upcoming-tiles.ts"
import type { Services } from "../../platform/services.ts"
import { behindEarly, earlyTilesFor } from "../feed/early-tiles.ts"
import { parseTileIds, readSavedFeed } from "../feed/feed-store.ts"
import { hasFeed, type PageRequest } from "./page-request.ts"

/**
 * The request as the session's person's own: with the order made for them, and at the place where they stood last, on whichever device
 * that was. One query, and only for pages that show a feed to somebody signed in. While there is something to be read a day early, it
 * also says what they may see of it, on the page of every tile.
 */
export async function readWalk(request: PageRequest, token: string, services: Services): Promise<PageRequest> {
  const showsFeed = hasFeed(request.path)
  const { db, pool, content, clock } = services
  const now = clock()
  const mayBeEarly = isAnythingEarly(content.current(), now)
  if (!showsFeed && !(mayBeEarly && slugOfPath(request.path) !== null)) return request
  const session = await services.sessions.find(token)
  if (session === null) return request
  const reader = { content, caller: session, now }
  const until = mayBeEarly ? await readerUntil(db, reader) : now
  const seen = until > now ? { ...request, until } : request
  if (!showsFeed) return seen
  const feed = placeKey(request.terms.t ?? null)
  const { tileIdsJson, place } = await readSavedFeed(pool, session.userId, feed)
  const isHere = place === null || (request.places.has(feed) && request.placedAt >= place.savedAt.getTime())
  const ownIds = tileIdsJson === null ? null : parseTileIds(tileIdsJson)
  const early = until > now ? await earlyTilesFor(db, reader) : []
  return {
    ...seen,
    viewerId: session.userId,
    places: isHere ? request.places : new Map(request.places).set(feed, place.tileId),
    ownIds: early.length > 0 ? behindEarly(early, ownIds ?? content.orders().ids) : ownIds,
  }
}
