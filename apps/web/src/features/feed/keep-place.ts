import {
  placeCookie,
  placedCookie,
  placeKey,
  readPlacedAt,
  readPlaces,
  withoutPlace,
  writePlace,
  writePlacedAt,
} from "@confetti/domain/place"
import { readCookie, writeCookie } from "../../platform/cookie.ts"

/** Writing a cookie costs a few milliseconds: out of the frame in which the tile comes into view, and no later. */
const settledAfter = 60

/** A tile somebody moved to in a feed, and when, in milliseconds since the epoch. */
export type Move = { category: string | null; tileId: string; at: number }

let waiting: { category: string | null; tileId: string } | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let tellMove: (move: Move) => void = () => undefined

/** Calls `listener` whenever the person has moved to another tile, as soon as that is written down. */
export function hearMoves(listener: (move: Move) => void): void {
  tellMove = listener
}

/**
 * Where this person stands in a feed, by tile id. In a cookie, so that the server's next first paint shows that tile.
 * Written a moment after it came into view, or as they leave: a reload asks with the cookie as it was before the page is hidden.
 */
export function keepPlace(category: string | null, tileId: string): void {
  if (readPlace(category) === tileId) return
  if (waiting && waiting.category !== category) write()
  waiting = { category, tileId }
  clearTimeout(timer)
  timer = setTimeout(write, settledAfter)
  document.addEventListener("visibilitychange", write)
  addEventListener("beforeunload", write)
}

export function readPlace(category: string | null): string | null {
  if (waiting?.category === category) return waiting.tileId
  return keptPlace(category)
}

/** When this device last moved to another tile, in milliseconds since the epoch; 0 where it never did. */
export function readMovedAt(): number {
  return readPlacedAt(readCookie(placedCookie))
}

/** Puts a place that was left on another device; it is no move of this one. */
export function putPlace(category: string | null, tileId: string): void {
  waiting = null
  writeCookie(placeCookie, writePlace(readCookie(placeCookie), placeKey(category), tileId))
}

export function forgetPlace(category: string | null): void {
  waiting = null
  writeCookie(placeCookie, withoutPlace(readCookie(placeCookie), placeKey(category)))
}

/** What was not written yet belongs to a place that is being forgotten. */
export function forgetPlaces(): void {
  waiting = null
  writeCookie(placeCookie, "")
  writeCookie(placedCookie, "")
}

function keptPlace(category: string | null): string | null {
  return readPlaces(readCookie(placeCookie)).get(placeKey(category)) ?? null
}

function write(): void {
  if (!waiting) return
  const { category, tileId } = waiting
  const before = keptPlace(category)
  putPlace(category, tileId)
  // The first tile a feed shows was not moved to: a place left on another device is still the latest.
  if (before === null || before === tileId) return
  const at = Date.now()
  writeCookie(placedCookie, writePlacedAt(at))
  tellMove({ category, tileId, at })
}
