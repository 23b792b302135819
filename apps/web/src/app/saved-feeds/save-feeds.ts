import { placeKey } from "@confetti/domain/feed/place"
import { feedOf } from "../../features/feed/index.ts"
import { keepFeed } from "../../features/offline/index.ts"
import { readDocuments } from "../../platform/api.ts"
import { removeAllSavedFeeds } from "../../platform/feed-caches.ts"
import { type SessionScopes, scoped } from "../../platform/session-scope.ts"
import { singleFlight } from "../../platform/single-flight.ts"

/** Milliseconds of quiet before storing, to delay nothing else. */
const calm = 1000

export function startSavingFeeds(scopes: SessionScopes): void {
  const keep = singleFlight(async () => {
    const scope = scopes.get()
    const done = savedPlacesOf(scope)
    for (const { category, ids } of feedOf(scope).around()) {
      const met = { feed: placeKey(category), ids }
      const where = met.ids.join()
      if (done.get(met.feed) === where) continue
      const isWhole = await keepFeed(met, { now: Date.now(), roomHere, readTiles })
      if (isWhole) done.set(met.feed, where)
      // The person left meanwhile: nothing of theirs must stay.
      if (scopes.get() !== scope) return removeAllSavedFeeds()
    }
  })
  let due: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    due ??= setTimeout(() => {
      due = undefined
      void keep().catch(() => undefined)
    }, calm)
  }
  // A loaded picture means a tile was seen. The event does not bubble.
  document.addEventListener("load", later, true)
  later()
}

const savedPlacesOf = scoped(() => new Map<string, string>())

const readTiles = (ids: readonly string[]) => readDocuments(`tiles?ids=${ids.join()}`)

/** Browsers without an estimate are trusted until they refuse. */
async function roomHere() {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate()
  return { quota, usage }
}
