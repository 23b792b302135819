import type { FeedData } from "@confetti/contract/page-data"
import { placeKey } from "@confetti/domain/place"
import { useSyncExternalStore } from "react"
import { forgetStored, isTextList, readStored, writeStored } from "../../platform/storage.ts"

const keyStart = "cf_feed_"

const kept = new Map<string, FeedData | null>()
const listeners = new Set<() => void>()

/**
 * The order a person is walking through, kept on the device so that a reload or a new tile never moves anything.
 * It changes only behind what they see, or when they ask for what is new.
 */
export function readKeptFeed(category: string | null): FeedData | null {
  const key = keyStart + placeKey(category)
  let feed = kept.get(key)
  if (feed === undefined) {
    feed = readStored(key, isFeedData)
    kept.set(key, feed)
  }
  return feed
}

export function writeKeptFeed(feed: FeedData): void {
  const key = keyStart + placeKey(feed.category)
  kept.set(key, feed)
  writeStored(key, feed)
  notify()
}

export function forgetKeptFeeds(): void {
  kept.clear()
  forgetStored((key) => key.startsWith(keyStart))
  notify()
}

/** Null on the server and in the first paint, which know nothing of this device. */
export function useKeptFeed(category: string | null): FeedData | null {
  return useSyncExternalStore(
    subscribe,
    () => readKeptFeed(category),
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(): void {
  for (const listener of listeners) listener()
}

function isFeedData(value: unknown): value is FeedData {
  if (typeof value !== "object" || value === null) return false
  const { category, ids, developingIds } = value as Partial<FeedData>
  return (category === null || typeof category === "string") && isTextList(ids) && isTextList(developingIds)
}
