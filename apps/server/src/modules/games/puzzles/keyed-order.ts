import { createHmac } from "node:crypto"

export function keyedOrder(name: string, seed: string): string {
  return createHmac("sha256", seed).update(name).digest("hex")
}

/** In an order that only who has the seed can tell: by a keyed hash of each. A list that grows keeps the order of what it had. */
export function keyedShuffle<Item>(items: readonly Item[], nameOf: (item: Item) => string, seed: string): Item[] {
  return items
    .map((item) => ({ item, order: keyedOrder(nameOf(item), seed) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ item }) => item)
}
