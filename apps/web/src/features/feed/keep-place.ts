import {
  placeCookie,
  placedCookie,
  placeKey,
  readPlaces,
  withoutPlace,
  writePlace,
  writePlacedAt,
} from "@confetti/domain/feed/place"
import { readCookie, writeCookie } from "../../platform/cookie.ts"
import { createEmitter } from "../../platform/create-store.ts"

/** Writing a cookie costs a few milliseconds: out of the frame in which the tile comes into view, and no later. */
const settledAfter = 60

/** A tile somebody moved to in a feed, and when, in milliseconds since the epoch. */
export type Move = { category: string | null; tileId: string; at: number }

/** What is not written yet, by feed. */
const waiting = new Map<string | null, string>()
/** The tiles that were in view since the page was opened. */
const seen = new Set<string>()
/** The person has moved to another tile, and it is written down. */
export const moves = createEmitter<Move>()

/**
 * Where this person stands in a feed, by tile id. In a cookie, so that the server's next first paint shows that tile.
 * Written a moment after it came into view, or as they leave: a reload asks with the cookie as it was before the page is hidden.
 */
export function keepPlace(category: string | null, tileId: string): void {
  seen.add(tileId)
  if (readPlace(category) === tileId) return
  waiting.set(category, tileId)
  setTimeout(() => waiting.get(category) === tileId && write(), settledAfter)
  document.addEventListener("visibilitychange", write)
  addEventListener("beforeunload", write)
}

export function readPlace(category: string | null): string | null {
  return waiting.get(category) ?? keptPlace(category)
}

export function wasSeenHere(tileId: string): boolean {
  return seen.has(tileId)
}

/** Puts a place that was left on another device; it is no move of this one. */
export function putPlace(category: string | null, tileId: string): void {
  waiting.delete(category)
  writeCookie(placeCookie, writePlace(readCookie(placeCookie), placeKey(category), tileId))
}

export function forgetPlace(category: string | null): void {
  waiting.delete(category)
  writeCookie(placeCookie, withoutPlace(readCookie(placeCookie), placeKey(category)))
}

/** In memory: what was not written yet belongs to a place that is being forgotten. */
export function forgetPlaces(): void {
  waiting.clear()
  seen.clear()
}

function keptPlace(category: string | null): string | null {
  return readPlaces(readCookie(placeCookie)).get(placeKey(category)) ?? null
}

function write(): void {
  for (const [category, tileId] of waiting) {
    const before = keptPlace(category)
    putPlace(category, tileId)
    // The first tile a feed shows was not moved to: a place left on another device is still the latest.
    if (before === null || before === tileId) continue
    const at = Date.now()
    writeCookie(placedCookie, writePlacedAt(at))
    moves.emit({ category, tileId, at })
  }
}
