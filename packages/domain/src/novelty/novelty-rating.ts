export const noveltyRatings = ["known", "new"] as const

export type NoveltyRating = (typeof noveltyRatings)[number]

/** `ratedAt` is when they said so on their device, in milliseconds since the epoch. */
export type RatedTile = { tileId: string; rating: NoveltyRating; ratedAt: number }

/**
 * The rating that counts of two about one tile: the later one. Of two at the same moment "new" counts, so that in whatever order two
 * devices tell of theirs, and however often, they end with the same.
 */
export function laterRating<Rated extends Pick<RatedTile, "rating" | "ratedAt">>(one: Rated, other: Rated): Rated {
  if (one.ratedAt !== other.ratedAt) return one.ratedAt > other.ratedAt ? one : other
  return other.rating === "new" ? other : one
}

/** One rating a tile, the one that counts, in the order in which the tiles were first named. */
export function latestRatings<Rated extends RatedTile>(ratings: readonly Rated[]): Rated[] {
  const byTile = new Map<string, Rated>()
  for (const rated of ratings) {
    const known = byTile.get(rated.tileId)
    byTile.set(rated.tileId, known ? laterRating(known, rated) : rated)
  }
  return [...byTile.values()]
}
