/** Milliseconds: a longer pause begins a new count. */
export const longestPause = 4000

/** Taps needed for a rate: fewer are not exact enough. */
export const fewestTaps = 4

/** The taps that count after another one: moments in milliseconds, in order. */
export function addTap(taps: readonly number[], moment: number): number[] {
  const last = taps.at(-1)
  return last === undefined || moment - last > longestPause ? [moment] : [...taps, moment]
}

/** Chirps a minute from taps; null for too few. */
export function tappedRate(taps: readonly number[]): number | null {
  const [first, last] = [taps[0], taps.at(-1)]
  if (taps.length < fewestTaps || first === undefined || last === undefined || last <= first) return null
  return ((taps.length - 1) / (last - first)) * 60_000
}
