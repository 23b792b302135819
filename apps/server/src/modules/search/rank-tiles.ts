import type { TileEntry } from "../../platform/content/content-snapshot.ts"
import type { Filter } from "./parse-filter.ts"

/** The first ids of what was found, the best first, and how many were found in all. */
export type Found = { ids: string[]; total: number }

type Ranking = {
  /** For each tile by its number how well it matches; 0 for not at all. */
  scores: Uint16Array
  /** The tiles' numbers, the newest first. */
  newestFirst: Uint32Array
  entries: readonly (TileEntry | undefined)[]
  filter: Filter
  now: number
}

/** What matches, is out, and passes the filter: by score, and among equals the newest first. */
export function rankTiles({ scores, newestFirst, entries, filter, now }: Ranking, most: number): Found {
  const passing: number[] = []
  const counts = new Uint32Array(1 << 16)
  for (const tile of newestFirst) {
    const score = scores[tile] as number
    if (score === 0) continue
    const entry = entries[tile] as TileEntry
    if (entry.publishedAt > now || !filter(entry)) continue
    passing.push(tile)
    counts[score] = (counts[score] as number) + 1
  }
  // Where the first tile of each score comes. A score below the last place that is shown needs no place.
  let placed = 0
  let least = counts.length - 1
  for (; least > 0 && placed < most; least--) {
    const tied = counts[least] as number
    counts[least] = placed
    placed += tied
  }
  const ids: string[] = []
  for (const tile of passing) {
    const score = scores[tile] as number
    if (score <= least) continue
    const place = counts[score] as number
    counts[score] = place + 1
    if (place < most) ids[place] = (entries[tile] as TileEntry).id
  }
  return { ids, total: passing.length }
}
