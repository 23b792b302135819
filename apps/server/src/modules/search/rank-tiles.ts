/** The tiles' numbers of what was found, the best first, how many were found in all, and how many with those that do not pass. */
export type Ranked = { tiles: number[]; total: number; unfiltered: number }

type Ranking = {
  /** For each tile by its number how well it matches; 0 for not at all. */
  scores: Uint16Array
  /** The numbers of those that are out, the newest first. */
  newestFirst: Uint32Array
  /** 1 for each tile that passes the filter. */
  passes: Uint8Array
}

/** More than a dozen words can score, each in a title, at its beginning, and as written. */
const scoreLimit = 1 << 13

/** What matches and passes: by score, and among equals the newest first. */
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
  // Where the first tile of each score comes. What scores less than the last place asks for needs none.
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
