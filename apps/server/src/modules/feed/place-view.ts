import type { FeedPlace } from "@confetti/contract/feed"
import type { PlaceRow } from "./place-store.ts"

export function placeView({ feed, tileId, savedAt }: PlaceRow): FeedPlace {
  return { feed, tileId, savedDate: savedAt.toISOString() }
}
