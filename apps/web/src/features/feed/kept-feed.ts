import type { FeedData } from "@confetti/contract/page-data"
import { placeKey } from "@confetti/domain/feed/place"
import { useSyncExternalStore } from "react"
import { createEmitter, createStore } from "../../platform/create-store.ts"
import { fieldsOf, isTextList, readStored, writeStored } from "../../platform/storage.ts"

const keyOf = (category: string | null) => `cf_feed_${placeKey(category)}` as const

const kept = new Map<string, FeedData | null>()
const changes = createEmitter<void>()
const isFirstWalk = createStore(true)

/**
 * The order a person is walking through, kept on the device so that a reload or a new tile never moves anything.
 * It changes only behind what they see, or when they ask for what is new.
 */
export function readKeptFeed(category: string | null): FeedData | null {
  const key = keyOf(category)
  let feed = kept.get(key)
  if (feed === undefined) {
    feed = readStored(key, isFeedData)
    kept.set(key, feed)
  }
  return feed
}

export function writeKeptFeed(feed: FeedData): void {
  const key = keyOf(feed.category)
  kept.set(key, feed)
  writeStored(key, feed)
  changes.emit()
}

/** In memory, with what came with the page: it belongs to the walk that ends here. */
export function forgetKeptFeeds(): void {
  kept.clear()
  isFirstWalk.set(false)
  changes.emit()
}

/** Null on the server and in the first paint, which know nothing of this device. */
export function useKeptFeed(category: string | null): FeedData | null {
  return useSyncExternalStore(
    changes.on,
    () => readKeptFeed(category),
    () => null,
  )
}

/** True as long as nothing was forgotten: the order that came with the page is still the one of whoever is here. */
export const useIsFirstWalk = isFirstWalk.useValue

function isFeedData(value: unknown): value is FeedData {
  const { category, ids, developingIds } = fieldsOf(value)
  return (category === null || typeof category === "string") && isTextList(ids) && isTextList(developingIds)
}
