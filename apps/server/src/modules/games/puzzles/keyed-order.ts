import { createHmac } from "node:crypto"

export function keyedOrder(name: string, seed: string): string {
  return createHmac("sha256", seed).update(name).digest("hex")
}

/** Shuffles by a keyed hash, so that only the holder of the seed can predict the order. New items do not change the order of the others. */
export function keyedShuffle<Item>(items: readonly Item[], nameOf: (item: Item) => string, seed: string): Item[] {
  return items
    .map((item) => ({ item, order: keyedOrder(nameOf(item), seed) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ item }) => item)
}
