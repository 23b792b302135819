import { orderWithLess } from "@confetti/domain/feed/less-preference"
import { searchTileIds } from "../../tile/found/index.ts"
import { readGuestLess } from "../guest-less.ts"

/** Everybody's order with what this guest wants less of taken into account. */
export async function orderWithGuestLess(ids: readonly string[]): Promise<string[]> {
  const lessPreferences = readGuestLess()
  const hidden = new Set(lessPreferences.filter(({ scope }) => scope === "tile").map(({ subject }) => subject))
  const topics = lessPreferences
    .filter(({ scope }) => scope === "category")
    .map(({ subject }) => searchTileIds({ query: "", category: subject, userId: null }))
  return orderWithLess(ids, { hidden, lessened: new Set((await Promise.all(topics)).flat()) })
}
