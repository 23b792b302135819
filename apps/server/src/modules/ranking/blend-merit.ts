/** What all people together did with each tile, by its number. */
export type TileCounts = { likes: Uint32Array; shown: Uint32Array; finished: Uint32Array }

/** So many people must have met a tile before their liking it counts as much as the guess before. */
const doubt = 50
/** How far readers can lift or lower what editors said. */
const readersSay = 0.5

/**
 * How well each tile is liked by those who make and those who read it, 0 to 1: what editors gave it, lifted or lowered by how much more
 * or less often than the average tile it is liked. That share is the posterior mean, so a tile nobody has met stands as it was made.
 */
export function blendMerit(editors: Float32Array, { likes, shown }: TileCounts): Float32Array {
  const average = sum(likes) / Math.max(1, sum(shown))
  return editors.map((merit, tile) => {
    if (average === 0) return merit
    const share = ((likes[tile] ?? 0) + doubt * average) / ((shown[tile] ?? 0) + doubt)
    return Math.max(0, Math.min(1, merit + (readersSay * (share - average)) / (share + average)))
  })
}

function sum(counts: Uint32Array): number {
  let total = 0
  for (const count of counts) total += count
  return total
}
