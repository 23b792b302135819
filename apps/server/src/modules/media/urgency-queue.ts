/** The waiting party: a person, the next visitor's first screens, or nobody. */
export type Urgency = "asked" | "soon" | "whenever"

const urgencies: readonly Urgency[] = ["asked", "soon", "whenever"]

/** A priority queue, first in first out for equals. */
export type UrgencyQueue<Item> = {
  add: (item: Item, urgency: Urgency) => void
  take: () => Item | undefined
  takeAll: () => Item[]
}

export function createUrgencyQueue<Item>(): UrgencyQueue<Item> {
  const lines = urgencies.map((urgency) => ({ urgency, items: [] as Item[] }))
  return {
    add: (item, urgency) => lines.find((line) => line.urgency === urgency)?.items.push(item),
    take: () => lines.find(({ items }) => items.length > 0)?.items.shift(),
    takeAll: () => lines.flatMap(({ items }) => items.splice(0)),
  }
}
