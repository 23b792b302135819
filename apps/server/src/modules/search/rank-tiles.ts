/** Numbers of the tiles found, best first; their total, and the total before the filter. */
export type Ranked = { tiles: number[]; total: number; unfiltered: number }

type Ranking = {
  /** Match quality by tile number; 0 for no match. */
  scores: Uint16Array
  newestFirst: Uint32Array
  passes: Uint8Array
}

/** A dozen words can score in a title, at its start, and in exact spelling. */
const scoreLimit = 1 << 13

/** Matching tiles by score, then newest first. */
export function rankTiles({ scores, newestFirst, passes }: Ranking, most: number): Ranked {
  const counts = new Uint32Array(scoreLimit)
  let total = 0
  let unfiltered = 0
  for (let at = 0; at < newestFirst.length; at++) {
    const tile = newestFirst[at] ?? 0
    const score = scores[tile] ?? 0
    if (score === 0) continue
    unfiltered++
    if (passes[tile] === 0) continue
    counts[score] = (counts[score] ?? 0) + 1
    total++
  }
  // First place of each score. Lower scores than the last place need none.
  const places = new Uint32Array(scoreLimit).fill(most)
  let placed = 0
  for (let score = scoreLimit - 1; score > 0 && placed < most; score--) {
    places[score] = placed
    placed += counts[score] ?? 0
  }
  const tiles: number[] = Array.from({ length: Math.min(most, total) }, () => 0)
  for (let at = 0; at < newestFirst.length; at++) {
    const tile = newestFirst[at] ?? 0
    const score = scores[tile] ?? 0
    if (score === 0 || passes[tile] === 0) continue
    const place = places[score] ?? 0
    if (place >= most) continue
    tiles[place] = tile
    places[score] = place + 1
  }
  return { tiles, total, unfiltered }
}
