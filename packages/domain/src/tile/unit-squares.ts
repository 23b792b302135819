const whole = 100

/** Squares of a hundred for each share: whole numbers with the same total, each less than one off. */
export function unitSquares(shares: readonly number[]): number[] {
  const squares = shares.map(Math.floor)
  const total = Math.min(whole, Math.round(shares.reduce((sum, share) => sum + share, 0)))
  const missing = total - squares.reduce((sum, count) => sum + count, 0)
  // By the largest remainder.
  const byLoss = shares.map((share, at) => ({ at, loss: share - Math.floor(share) })).sort((a, b) => b.loss - a.loss)
  const chosen = new Set(byLoss.slice(0, Math.max(0, missing)).map(({ at }) => at))
  return squares.map((count, at) => (chosen.has(at) ? count + 1 : count))
}
