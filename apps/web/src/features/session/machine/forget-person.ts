import { placeCookie } from "@confetti/domain/place"
import { writeCookie } from "../../../platform/cookie.ts"
import { forgetStored } from "../../../platform/storage.ts"
import { tokenStore } from "../../../platform/token-store.ts"
import { forgetDraft } from "./draft.ts"

/** What this device keeps of a person. Follows made here are the device's own, and so is how it should look. */
const personal = ["cf_user", "cf_feed_", "cf_searches", "cf_likes", "cf_outbox_", "cf_claims", "cf_points_"]

/** Takes everything of the person who leaves off this device. */
export async function forgetPerson(): Promise<void> {
  tokenStore.write(null)
  forgetStored((key) => personal.some((start) => key.startsWith(start)))
  forgetDraft()
  writeCookie(placeCookie, "")
  if (!("caches" in globalThis)) return
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      if (new URL(request.url).pathname.startsWith("/documents/users/")) await cache.delete(request)
    }
  }
}
