type Slider = { min: number; max: number; step: number }

/** The median guess, interpolated within its bin and rounded to a step. Null without guesses. */
export function medianGuess(counts: readonly number[], { min, max, step }: Slider): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let before = 0
  let bin = 0
  while (before + (counts[bin] ?? 0) < total / 2) before += counts[bin++] ?? 0
  const within = (total / 2 - before) / (counts[bin] ?? 1)
  const share = (bin + within) / counts.length
  const steps = Math.round((share * (max - min)) / step)
  return Math.min(max, min + steps * step)
}
