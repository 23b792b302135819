import type { Settings } from "./settings.ts"

/** What multiplies weight(h → j): `source[h] · target[j]`, each a power of popularity relative to the mean. */
export type Scales = { source: Float64Array; target: Float64Array }

export function popularityScales(popularity: Float64Array, { mute, fade }: Pick<Settings, "mute" | "fade">): Scales {
  let sum = 0
  for (const value of popularity) sum += value
  const mean = sum / Math.max(1, popularity.length) || 1
  const power = (exponent: number): Float64Array =>
    popularity.map((value) => (value > 0 ? (value / mean) ** -exponent : 1))
  return { source: power(mute), target: power(fade) }
}
