import { placeKey } from "@confetti/domain/feed/place"
import type { Feed } from "../../features/feed/index.ts"
import { keepFeed } from "../../features/offline/index.ts"
import { readDocuments } from "../../platform/api.ts"
import { deviceValues } from "../../platform/device-values.ts"
import { removeAllKeptFeeds } from "../../platform/feed-caches.ts"
import { singleFlight } from "../../platform/single-flight.ts"
import { createQueue } from "../../platform/sync/queue.ts"

/** Nothing that somebody waits for is held up. In milliseconds. */
const calm = 1000

/** From now on the last tiles of each feed are kept, as their pictures arrive. There is a service worker that shows them. */
export function startKeepingFeeds(shown: Feed): void {
  /** Where each feed was when all around it was kept. */
  const done = new Map<string, string>()
  const keep = singleFlight(async () => {
    const owner = ownerHere()
    for (const { category, ids } of shown.around()) {
      const met = { feed: placeKey(category), ids }
      const where = met.ids.join()
      if (done.get(met.feed) === where) continue
      const isWhole = await keepFeed(met, { now: Date.now(), roomHere, readTiles })
      if (isWhole) done.set(met.feed, where)
      // They left meanwhile, and nothing of theirs stays.
      if (owner !== null && ownerHere() !== owner) return removeAllKeptFeeds()
    }
  })
  let due: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    due ??= setTimeout(() => {
      due = undefined
      void keep().catch(() => undefined)
    }, calm)
  }
  // A picture that has come is a tile that was met. It does not bubble.
  document.addEventListener("load", later, true)
  later()
}

/** Whose changes this device keeps; null for nobody's. */
const ownerHere = createQueue(deviceValues).owner

const readTiles = (ids: readonly string[]) => readDocuments(`tiles?ids=${ids.join()}`)

/** A browser that does not say what it grants is taken at its word once it refuses. */
async function roomHere() {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate()
  return { quota, usage }
}
