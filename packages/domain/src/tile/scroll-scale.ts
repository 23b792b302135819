export type ScrollScale = {
  /** The whole way, in the smallest distances of two neighbours: 1 or more. */
  length: number
  /** Where each value stands, from 0 to 1. */
  places: number[]
  /** The value at a place from 0 to 1, as round as one reads it in passing. */
  valueAt: (place: number) => number
}

/** So many different numbers pass on the way, or ten times as many. */
const leastNumbers = 200

/** The scale of values that only rise or only fall, of which there are two or more. */
export function scrollScale(values: readonly number[]): ScrollScale {
  const [first = 0] = values
  const last = values.at(-1) ?? first
  const way = last - first
  const distances = values.slice(1).map((value, at) => Math.abs(value - (values[at] ?? value)))
  const step = 10 ** Math.floor(Math.log10(Math.abs(way) / leastNumbers))
  return {
    length: Math.abs(way) / Math.min(...distances),
    places: values.map((value) => Math.abs(value - first) / Math.abs(way)),
    valueAt: (place) => {
      if (place <= 0 || place >= 1) return place <= 0 ? first : last
      const value = Math.round((first + place * way) / step) * step
      const within = Math.min(Math.max(value, Math.min(first, last)), Math.max(first, last))
      // Tenths of tenths have no end in binary, and there is a zero below zero.
      return Number(within.toPrecision(12)) + 0
    },
  }
}
