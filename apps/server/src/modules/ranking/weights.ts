/**
 * Weights of the score and of the steps after it, in units of the score: freshness and popularity run from 0 to 1, as in the default feed,
 * which is all that counts at cold start. docs/ranking.md explains how they were tuned.
 */
export const rankWeights = {
  /** Freshness, at profile confidence 0 and at 1. */
  fresh: 1,
  freshKnown: 0.5,
  /** Popularity, the range of its adjustment by completion, and that rate's pseudo-count. */
  popularity: 1,
  completion: 2,
  completionPseudoCount: 10,
  category: 1,
  categoryPseudoCount: 2,
  baseRate: 0.5,
  /** Weight of a skip against its category; a like counts 1 for it. */
  skip: 1,
  /** Similarity to the history, and the number of readers at which it counts half. */
  similarity: 1.5,
  halfModel: 50,
  /** The rank whose score normalises model scores. */
  similarityRank: 20,
  /** The interaction weight at which profile confidence is ½. */
  halfHistory: 3,
  /** Impressions below which a tile is at cold start; also the pseudo-count of damping. */
  coldStart: 10,
  impressionPseudoCount: 20,
  /** Category affinity, beside the sampled completion rate of an explored tile. */
  exploredCategory: 1,
  /** Diversity penalty at profile confidence 0 and at 1, and its decay a place. */
  penalty: 2,
  penaltyKnown: 1,
  penaltyDecay: 0.5,
  /** Subtracted from a tile that is entirely unwanted. */
  less: 3,
  /** The most that a tile similar to a known one falls in its category. */
  nearKnown: 1,
  /** Added to picked tiles: more than everything else. */
  picked: 16,
  /** Subtracted from opened, unfinished tiles: they come after unseen ones. */
  opened: 32,
  /** Subtracted from skipped tiles: more than everything else. */
  skipped: 64,
}
