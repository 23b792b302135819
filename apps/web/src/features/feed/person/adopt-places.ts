import type { FeedPlace } from "@confetti/contract/feed"
import { placeKey } from "@confetti/domain/place"
import { readDocuments } from "../../../platform/api.ts"
import { putPlace, readMovedAt, readPlace } from "../keep-place.ts"
import { readKeptFeed, writeKeptFeed } from "../kept-feed.ts"
import { beginWalk } from "../walk.ts"
import type { PlaceSaver } from "./save-places.ts"

/**
 * Agrees with the person's other devices on where they stand: whoever moved last is right. A feed that was only just opened for
 * the first time goes there at once; one they have walked in stays as it is until they open it again.
 */
export async function adoptPlaces(userId: string, { save }: PlaceSaver): Promise<void> {
  const places = await readDocuments<FeedPlace>(`users/${userId}/places`).catch(() => null)
  if (!places) return
  const movedAt = readMovedAt()
  let hasAdopted = false
  for (const { feed, tileId, savedDate } of places) {
    const category = feed === placeKey(null) ? null : feed
    if (readPlace(category) === tileId || movedAt >= Date.parse(savedDate)) continue
    putIn(category, tileId)
    putPlace(category, tileId)
    hasAdopted = true
  }
  // A feed that stands at their place already, as the server rendered it, may be under a finger.
  if (hasAdopted && movedAt === 0) beginWalk()
  // What was walked here without a connection, or before they joined.
  const here = readPlace(null)
  const told = places.find(({ feed }) => feed === placeKey(null))
  const isNews = movedAt > 0 && movedAt > Date.parse(told?.savedDate ?? "1970-01-01")
  if (here !== null && isNews) save({ category: null, tileId: here, at: movedAt })
}

/** The tile itself may have been read to the end, and so be in no order any more. */
function putIn(category: string | null, tileId: string): void {
  const kept = readKeptFeed(category)
  if (!kept || kept.ids.includes(tileId) || kept.developingIds.includes(tileId)) return
  writeKeptFeed({ ...kept, ids: [tileId, ...kept.ids] })
}
