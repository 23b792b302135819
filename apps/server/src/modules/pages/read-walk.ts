import { placeKey } from "@confetti/domain/place"
import type { Services } from "../../platform/services.ts"
import { walkOf } from "../feed/place-store.ts"
import { pageKind } from "./page-path.ts"
import type { PageRequest } from "./page-request.ts"

/**
 * The request as the session's person's own: with the order made for them, and at the place where they stood last, on whichever device
 * that was. One query, and only for pages that show a feed to somebody signed in.
 */
export async function readWalk(request: PageRequest, token: string, services: Services): Promise<PageRequest> {
  const page = pageKind(request.path)
  if (page.kind !== "feed" && !(page.kind === "tile" && page.isHome)) return request
  const session = await services.sessions.find(token)
  if (session === null) return request
  const feed = placeKey(request.terms.t ?? null)
  const { tileIdsJson, place } = await walkOf(services.pool, session.userId, feed)
  const isHere = place === null || (request.places.has(feed) && request.placedAt >= place.savedAt.getTime())
  return {
    ...request,
    isSignedIn: true,
    places: isHere ? request.places : new Map(request.places).set(feed, place.tileId),
    ownIds: tileIdsJson === null ? null : (JSON.parse(tileIdsJson) as string[]),
  }
}
