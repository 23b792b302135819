export function replacedAt<Item>(items: readonly Item[], at: number, change: Partial<Item>): Item[] {
  return items.map((item, index) => (index === at ? { ...item, ...change } : item))
}

export function insertedAt<Item>(items: readonly Item[], at: number, item: Item): Item[] {
  return items.toSpliced(Math.min(at, items.length), 0, item)
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item)
}
