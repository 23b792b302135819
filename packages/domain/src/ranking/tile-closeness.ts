import { itemStatistics } from "./item-statistics.ts"
import { rankWeights } from "./rank-weights.ts"
import type { RankingCatalogue } from "./ranking.ts"

const steps = 256

/**
 * For each tile how close it is to what somebody took to, −1 to 1: the twentieth closest of those not yet met gets 1, because models
 * score on scales of their own, which grow with the history.
 */
export function tileCloseness(catalogue: RankingCatalogue, closeness: Float32Array, isMet: Uint8Array): Float32Array {
  const { rarity } = itemStatistics(catalogue)
  const close = new Float32Array(closeness.length)
  let top = 0
  for (let tile = 0; tile < close.length; tile++) {
    const raw = closeness[tile] ?? 0
    // Most are 0 in a large catalogue; what is no number is nothing, too.
    if (raw === 0 || !Number.isFinite(raw)) continue
    const value = raw * (rarity[tile] ?? 0)
    close[tile] = value
    if (value > top && !isMet[tile]) top = value
  }
  const unit = top === 0 ? 0 : 1 / nthHighest(close, isMet, top)
  for (let tile = 0; tile < close.length; tile++) {
    const value = close[tile] ?? 0
    if (value !== 0) close[tile] = Math.max(-1, Math.min(1, unit * value))
  }
  return close
}

/** About the value of the twentieth highest, or the lowest above 0 where there are fewer. */
function nthHighest(values: Float32Array, isMet: Uint8Array, top: number): number {
  const counts = new Uint32Array(steps + 1)
  for (let tile = 0; tile < values.length; tile++) {
    const value = values[tile] ?? 0
    if (value > 0 && !isMet[tile]) {
      const step = Math.floor((value / top) * steps)
      counts[step] = (counts[step] ?? 0) + 1
    }
  }
  let step = steps
  for (let seen = counts[step] ?? 0; seen < rankWeights.closest && step > 1; ) seen += counts[--step] ?? 0
  return (step * top) / steps
}
