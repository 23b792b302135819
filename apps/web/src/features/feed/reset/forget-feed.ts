import { placeCookies } from "@confetti/domain/feed/place"
import { call } from "../../../platform/api.ts"
import { writeCookie } from "../../../platform/cookie.ts"
import { removeStored, storedKeys } from "../../../platform/storage.ts"
import { pickedTiles } from "../first-tiles.ts"
import { resetGuestTaste } from "../guest-taste.ts"
import { forgetPlaces } from "../keep-place.ts"
import { forgetKeptFeeds } from "../kept-feed.ts"
import { beginWalk } from "../shown-feed.ts"

/** Puts the feed of whoever is here, null for a guest, back to the default order and forgets every place in it. Throws, and changes nothing, when offline. */
export async function resetStoredFeed(userId: string | null): Promise<void> {
  await call("users-reset_feed", userId)
  resetGuestTaste()
  clearSavedPosition()
}

/** Forgets every order and every place that this device keeps: a person's go with them. */
export function clearSavedPosition(): void {
  for (const key of storedKeys()) if (isFeedKey(key)) removeStored(key)
  forgetKeptFeeds()
  forgetPlaces()
  pickedTiles.set([])
  for (const cookie of placeCookies) writeCookie(cookie, "")
  beginWalk()
}

function isFeedKey(key: string): key is `cf_feed_${string}` {
  return key.startsWith("cf_feed_")
}
