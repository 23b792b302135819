export const noveltyRatings = ["known", "new"] as const

export type NoveltyRating = (typeof noveltyRatings)[number]

/** `ratedAt` is the device's time, in milliseconds since the epoch. */
export type RatedTile = { tileId: string; rating: NoveltyRating; ratedAt: number }

/** The later of two ratings of a tile; at the same moment "new" counts, so that devices agree in any order. */
export function laterRating<Rated extends Pick<RatedTile, "rating" | "ratedAt">>(one: Rated, other: Rated): Rated {
  if (one.ratedAt !== other.ratedAt) return one.ratedAt > other.ratedAt ? one : other
  return other.rating === "new" ? other : one
}

/** The latest rating of each tile, in the order first named. */
export function latestRatings<Rated extends RatedTile>(ratings: readonly Rated[]): Rated[] {
  const byTile = new Map<string, Rated>()
  for (const rated of ratings) {
    const known = byTile.get(rated.tileId)
    byTile.set(rated.tileId, known ? laterRating(known, rated) : rated)
  }
  return [...byTile.values()]
}
