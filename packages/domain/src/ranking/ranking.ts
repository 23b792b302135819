/**
 * What an order needs to know of all tiles that are for anybody: finished, out, in season. A tile is its index, in every array
 * the same. Made once for everyone; a person's order only reads it.
 */
export type RankingCatalogue = {
  ids: readonly string[]
  indexOf: ReadonlyMap<string, number>
  /** Category slugs by number, and for each tile its first category's number. */
  categories: readonly string[]
  categoryOf: Uint16Array
  /** Milliseconds since the epoch. */
  publishedAt: Float64Array
  /** How well it is liked by those who make and those who read it, 0 to 1. */
  merit: Float32Array
  /** How many people it was shown to, and how many of them read it to the end. */
  shown: Uint32Array
  finished: Uint32Array
  now: number
}

/** What an order needs to know of one person. */
export type RankingPerson = {
  /** For each tile how close it is to what they took to, as the model says: any scale, higher is closer. Null without a history. */
  closeness: Float32Array | null
  /** What they took to, the strength of each from 0 to 1. */
  history: readonly { tile: number; strength: number }[]
  /** Tiles never shown: read to the end, or not wanted. 1 for each. */
  isLeftOut: Uint8Array
  /** Tiles they saw and passed by. */
  passed: readonly number[]
  /**
   * What they saw last, the latest first, some twenty or more: the order goes on from there. Without it every new order begins anew
   * with what they like best, however much of it there was just now.
   */
  recent?: readonly number[]
  /** Category numbers they want less of. */
  lessCategories: ReadonlySet<number>
  /** For each tile how much it is like those they want less of, 0 to 1; null without such a wish. */
  lessLike: Float32Array | null
}
