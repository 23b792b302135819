/** A made-up person. Times are in milliseconds from the start; people, networks and devices have numbers. */
export type SimPerson = {
  joinsAt: number
  /** The inviter's index in the same list. */
  inviter: number | null
  /** Where they sign in from, within the time that is looked at. */
  networks: readonly number[]
  devices: readonly number[]
  /** How long after joining they have settled in; null for never. */
  settlesAfter: number | null
  isRing: boolean
}

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

export type Chance = {
  /** From 0 up to 1. */
  next: () => number
  isTrue: (probability: number) => boolean
  /** A whole number from the first up to and with the second. */
  whole: (least: number, most: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** A time with this mean; most are shorter. */
  after: (mean: number) => number
  /** A time around this one, as often half as double. */
  around: (median: number, spread: number) => number
}

export function chanceOf(next: () => number): Chance {
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    isTrue: (probability) => next() < probability,
    whole,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)]
      if (item === undefined) throw new Error("there is nothing to pick from")
      return item
    },
    after: (mean) => -mean * Math.log(1 - next()),
    around: (median, spread) =>
      median * Math.exp(spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
  }
}
