import { placeKey } from "@confetti/domain/feed/place"
import type { Services } from "../../platform/services.ts"
import { parseTileIds, readSavedFeed } from "../feed/feed-store.ts"
import { hasFeed, type PageRequest } from "./page-request.ts"

/** A page request with the signed-in person's feed order and last position, from any device. One query, only for pages with a feed. */
export async function readFeedPlace(request: PageRequest, token: string, services: Services): Promise<PageRequest> {
  if (!hasFeed(request.path)) return request
  const session = await services.sessions.find(token)
  if (session === null) return request
  const feed = placeKey(request.terms.t ?? null)
  const { tileIdsJson, place } = await readSavedFeed(services.pool, session.userId, feed)
  const isHere = place === null || (request.places.has(feed) && request.placedAt >= place.savedAt.getTime())
  return {
    ...request,
    viewerId: session.userId,
    places: isHere ? request.places : new Map(request.places).set(feed, place.tileId),
    ownIds: tileIdsJson === null ? null : parseTileIds(tileIdsJson),
  }
}
