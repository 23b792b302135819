import { call } from "../../platform/api.ts"
import { forgetPlaces } from "./keep-place.ts"
import { forgetKeptFeeds } from "./kept-feed.ts"

/** Puts the feed back to the default order and forgets every place in it. Throws, and changes nothing, when offline. */
export async function forgetFeed(): Promise<void> {
  await call("users-reset_feed")
  forgetKeptFeeds()
  forgetPlaces()
}
