/**
 * Where a person stands in each feed, as a small text that fits a cookie, so that the server's first paint already shows the
 * tile they left. The home feed has the key `home`, a category's feed its slug; the value is the tile's id.
 */
export const placeCookie = "cf_place"

/** When this device last moved to another tile, beside the places: a person's devices agree on the one who moved last. */
export const placedCookie = "cf_placed"

/** All that a device keeps of where its person stands: it goes together. */
export const placeCookies = [placeCookie, placedCookie] as const

/** The moment as milliseconds since the epoch; 0 for what is none. */
export function readPlacedAt(value: string): number {
  return /^[0-9a-z]{1,9}$/.test(value) ? Number.parseInt(value, 36) : 0
}

export function writePlacedAt(now: number): string {
  return Math.floor(now).toString(36)
}

/** Old places make room for new ones, so the cookie stays well under a kilobyte. */
const mostPlaces = 10

const token = /^[a-z0-9-]{1,100}$/

/** Reads the cookie's value. What is not a place is left out: the value comes from outside. */
export function readPlaces(value: string): Map<string, string> {
  const places = new Map<string, string>()
  for (const part of value.split(".")) {
    const [feed = "", id = "", ...rest] = part.split(":")
    if (rest.length === 0 && token.test(feed) && token.test(id)) places.set(feed, id)
  }
  return places
}

/** The cookie's value after standing on the tile `id` in `feed`; the latest place is last. */
export function writePlace(value: string, feed: string, id: string): string {
  const places = readPlaces(value)
  places.delete(feed)
  places.set(feed, id)
  return textOf(places)
}

export function withoutPlace(value: string, feed: string): string {
  const places = readPlaces(value)
  places.delete(feed)
  return textOf(places)
}

function textOf(places: ReadonlyMap<string, string>): string {
  return [...places]
    .slice(-mostPlaces)
    .map(([key, tile]) => `${key}:${tile}`)
    .join(".")
}

export function placeKey(category: string | null): string {
  return category ?? "home"
}
