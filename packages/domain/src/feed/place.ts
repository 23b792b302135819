/**
 * The reading positions by feed in a cookie, so that the server's first paint shows the last tile: the key is `home` or a category's slug,
 * the value a tile's id.
 */
export const placeCookie = "cf_place"

/** When this device last moved to another tile: the device that moved last decides the position. */
export const placedCookie = "cf_placed"

/** All cookies of reading positions, cleared together. */
export const placeCookies = [placeCookie, placedCookie] as const

/** Milliseconds since the epoch; 0 if invalid. */
export function readPlacedAt(value: string): number {
  return /^[0-9a-z]{1,9}$/.test(value) ? Number.parseInt(value, 36) : 0
}

export function writePlacedAt(now: number): string {
  return Math.floor(now).toString(36)
}

/** Old positions are dropped, to keep the cookie well below a kilobyte. */
const mostPlaces = 10

const token = /^[a-z0-9-]{1,100}$/

/** Parses the cookie. Invalid entries are skipped, as the value is untrusted. */
export function readPlaces(value: string): Map<string, string> {
  const places = new Map<string, string>()
  for (const part of value.split(".")) {
    const [feed = "", id = "", ...rest] = part.split(":")
    if (rest.length === 0 && token.test(feed) && token.test(id)) places.set(feed, id)
  }
  return places
}

/** The cookie's value after moving to tile `id` in `feed`; the latest is last. */
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
