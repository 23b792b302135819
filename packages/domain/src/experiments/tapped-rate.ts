/** A pause as long as this, in milliseconds, is no pause between two chirps: what was tapped before it belongs to another count. */
export const longestPause = 4000

/** How many taps make a rate: two are one interval, and a finger is not that exact. */
export const fewestTaps = 4

/** The taps that are counted once another has come: moments in milliseconds, in their order. */
export function addTap(taps: readonly number[], moment: number): number[] {
  const last = taps.at(-1)
  return last === undefined || moment - last > longestPause ? [moment] : [...taps, moment]
}

/** Chirps a minute by the taps that were made along with them; null while there are too few. */
export function tappedRate(taps: readonly number[]): number | null {
  const [first, last] = [taps[0], taps.at(-1)]
  if (taps.length < fewestTaps || first === undefined || last === undefined || last <= first) return null
  return ((taps.length - 1) / (last - first)) * 60_000
}
