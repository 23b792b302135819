import type { FeedData } from "@confetti/contract/page-data"
import { placeKey } from "@confetti/domain/place"
import { forgetStored, isTextList, readStored, writeStored } from "../../platform/storage.ts"

const keyStart = "cf_feed_"

/**
 * The order a person is walking through, kept on the device so that a reload or a new tile never moves anything.
 * It changes only when they ask for what is new.
 */
export function readKeptFeed(category: string | null): FeedData | null {
  return readStored(storageKey(category), isFeedData)
}

export function writeKeptFeed(feed: FeedData): void {
  writeStored(storageKey(feed.category), feed)
}

export function forgetKeptFeeds(): void {
  forgetStored((key) => key.startsWith(keyStart))
}

function storageKey(category: string | null): string {
  return keyStart + placeKey(category)
}

function isFeedData(value: unknown): value is FeedData {
  if (typeof value !== "object" || value === null) return false
  const { category, ids, developingIds } = value as Partial<FeedData>
  return (category === null || typeof category === "string") && isTextList(ids) && isTextList(developingIds)
}
