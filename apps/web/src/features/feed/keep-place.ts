import { placeCookie, placeKey, readPlaces, withoutPlace, writePlace } from "@confetti/domain/place"
import { readCookie, writeCookie } from "../../platform/cookie.ts"

/** Writing a cookie costs a few milliseconds: out of the frame in which the tile comes into view, and no later. */
const settledAfter = 60

let waiting: { category: string | null; tileId: string } | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Where this person stands in a feed, by tile id. In a cookie, so that the server's next first paint shows that tile.
 * Written a moment after it came into view, or as they leave: a reload asks with the cookie as it was before the page is hidden.
 */
export function keepPlace(category: string | null, tileId: string): void {
  if (waiting && waiting.category !== category) write()
  waiting = { category, tileId }
  clearTimeout(timer)
  timer = setTimeout(write, settledAfter)
  document.addEventListener("visibilitychange", write)
  addEventListener("beforeunload", write)
}

export function readPlace(category: string | null): string | null {
  if (waiting?.category === category) return waiting.tileId
  return readPlaces(readCookie(placeCookie)).get(placeKey(category)) ?? null
}

export function forgetPlace(category: string | null): void {
  waiting = null
  writeCookie(placeCookie, withoutPlace(readCookie(placeCookie), placeKey(category)))
}

/** What was not written yet belongs to a place that is being forgotten. */
export function forgetPlaces(): void {
  waiting = null
  writeCookie(placeCookie, "")
}

function write(): void {
  if (!waiting) return
  const { category, tileId } = waiting
  waiting = null
  writeCookie(placeCookie, writePlace(readCookie(placeCookie), placeKey(category), tileId))
}
