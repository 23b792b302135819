/** The only source of chance in a picture: the same words and numbers always give the same run. */
export type SeededRandom = {
  /** 0 (included) to 1 (excluded). */
  next: () => number
  between: (low: number, high: number) => number
  /** A whole number, both ends included. */
  whole: (low: number, high: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  chance: (probability: number) => boolean
  /** −1 or 1. */
  side: () => 1 | -1
  shuffle: <Item>(items: readonly Item[]) => Item[]
}

// FNV-1a: spreads neighbouring seeds (7, 8, 9) far apart.
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

/** mulberry32, seeded by anything that has a text. */
export const seededRandom = (...parts: readonly (string | number)[]): SeededRandom => {
  let state = hash(parts.join("\u0000"))
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    whole,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new RangeError("nothing to pick from")
      return item
    },
    chance: (probability) => next() < probability,
    side: () => (next() < 0.5 ? -1 : 1),
    shuffle: (items) => {
      const left = [...items]
      return items.map(() => left.splice(Math.floor(next() * left.length), 1)[0] as (typeof items)[number])
    },
  }
}
