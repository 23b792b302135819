import {
  type CategoriesOf,
  guestAffinities,
  type GuestEntry,
  orderForGuest,
  starterTiles,
} from "@confetti/domain/feed/guest-order"
import { tileCategories } from "../tile/index.ts"
import { hasGuestTaste, tasteOfGuest } from "./guest-taste.ts"

const none: readonly string[] = []

export async function orderOfGuest(ids: readonly string[]): Promise<readonly GuestEntry[]> {
  return orderForGuest(ids, tasteOfGuest(), await knownCategories())
}

/** Affinity to each category, −1 to 1. Reads nothing without any activity. */
export async function affinityOfGuest(): Promise<ReadonlyMap<string, number>> {
  if (!hasGuestTaste()) return new Map()
  const affinities = guestAffinities(tasteOfGuest(), await knownCategories())
  return new Map([...affinities].map(([category, { affinity }]) => [category, affinity]))
}

/** Upcoming tiles a guest may choose from; empty if there are too few. */
export async function startersOf(upcoming: readonly string[]): Promise<string[]> {
  return starterTiles(upcoming, await knownCategories())
}

async function knownCategories(): Promise<CategoriesOf> {
  const categories = await tileCategories()
  return (id) => categories.get(id) ?? none
}
