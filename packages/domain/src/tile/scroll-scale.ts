export type ScrollScale = {
  /** The scale's length in smallest distances of neighbours, at least 1. */
  length: number
  /** The place of each value, 0 to 1. */
  places: number[]
  /** The rounded value at a place, 0 to 1. */
  valueAt: (place: number) => number
}

/** Different numbers shown along the scale, up to ten times as many. */
const leastNumbers = 200

/** A scale of at least two values that only rise or only fall. */
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
      // Avoids endless binary fractions and negative zero.
      return Number(within.toPrecision(12)) + 0
    },
  }
}
