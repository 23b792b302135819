import type { FeedData } from "@confetti/contract/page-data"
import {
  placeCookie,
  placeCookies,
  placedCookie,
  placeKey,
  readPlacedAt,
  readPlaces,
  withoutPlace,
  writePlace,
  writePlacedAt,
} from "@confetti/domain/feed/place"
import { readCookie, writeCookie } from "../../platform/cookie.ts"
import { createEmitter, type Emitter } from "../../platform/create-store.ts"
import { fieldsOf, isTextList, readStored, removeStored, storedKeys, writeStored } from "../../platform/storage.ts"

/** A move to a tile of a feed, in milliseconds since the epoch. */
export type Move = { category: string | null; tileId: string; at: number }

/** Milliseconds: writing a cookie is slow, so it waits for the frame to end. */
const settledAfter = 60

/** A feed's order stored on this device, so that reloads and new tabs move nothing; null without one. */
export function readSavedOrder(category: string | null): FeedData | null {
  return readStored(`cf_feed_${placeKey(category)}`, isFeedData)
}

export function writeSavedOrder(order: FeedData): void {
  writeStored(`cf_feed_${placeKey(order.category)}`, order)
}

export function removeSavedFeeds(): void {
  for (const key of storedKeys()) if (isOrderKey(key)) removeStored(key)
  for (const cookie of placeCookies) writeCookie(cookie, "")
}

/** This device's last move in milliseconds since the epoch; 0 if never. */
export function lastMovedAt(): number {
  return readPlacedAt(readCookie(placedCookie))
}

export type SavedPlaces = {
  read: (category: string | null) => string | null
  /** All positions: a category's slug or null for the home feed, and the tile's id. */
  all: () => [category: string | null, tileId: string][]
  /** Written a moment later, or when the person leaves. */
  save: (category: string | null, tileId: string) => void
  /** Stores a position from another device, which is no move of this one. */
  put: (category: string | null, tileId: string) => void
  forget: (category: string | null) => void
  /** Drops unwritten positions, after they were deleted. */
  dropUnwritten: () => void
  moves: Emitter<Move>
}

/** Reading positions by tile id in a cookie, so that the server's next first paint shows that tile. */
export function createSavedPlaces(): SavedPlaces {
  const unwritten = new Map<string | null, string>()
  const moves = createEmitter<Move>()

  const written = (category: string | null) => readPlaces(readCookie(placeCookie)).get(placeKey(category)) ?? null
  const put = (category: string | null, tileId: string) => {
    unwritten.delete(category)
    writeCookie(placeCookie, writePlace(readCookie(placeCookie), placeKey(category), tileId))
  }
  const read = (category: string | null) => unwritten.get(category) ?? written(category)
  const write = () => {
    for (const [category, tileId] of unwritten) {
      const before = written(category)
      put(category, tileId)
      // The first tile shown is no move: a position from another device is still the latest.
      if (before === null || before === tileId) continue
      const at = Date.now()
      writeCookie(placedCookie, writePlacedAt(at))
      moves.emit({ category, tileId, at })
    }
  }

  return {
    read,
    all: () => [...readPlaces(readCookie(placeCookie))].map(([key, id]) => [key === placeKey(null) ? null : key, id]),
    save(category, tileId) {
      if (read(category) === tileId) return
      unwritten.set(category, tileId)
      setTimeout(() => unwritten.get(category) === tileId && write(), settledAfter)
      // A reload sends the cookie before the page is hidden.
      document.addEventListener("visibilitychange", write)
      addEventListener("beforeunload", write)
    },
    put,
    forget(category) {
      unwritten.delete(category)
      writeCookie(placeCookie, withoutPlace(readCookie(placeCookie), placeKey(category)))
    },
    dropUnwritten: () => unwritten.clear(),
    moves,
  }
}

function isOrderKey(key: string): key is `cf_feed_${string}` {
  return key.startsWith("cf_feed_")
}

function isFeedData(value: unknown): value is FeedData {
  const { category, ids, developingIds } = fieldsOf(value)
  return (category === null || typeof category === "string") && isTextList(ids) && isTextList(developingIds)
}
