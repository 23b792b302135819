/**
 * The weights of the score and of every step after it, in units of the score: freshness and popularity run from 0 to 1, as in the
 * default feed, and somebody new (cold start) has nothing else. docs/ranking.md tells how they were found with the simulated population.
 */
export const rankWeights = {
  /** Freshness, at profile confidence 0 and at 1. */
  fresh: 1,
  freshKnown: 0.5,
  /** Popularity, how far readers' completion lifts or lowers it, and the pseudo-count of that completion rate. */
  popularity: 1,
  completion: 2,
  completionPseudoCount: 10,
  category: 1,
  /** Pseudo-count and prior mean of the share of a category's tiles somebody takes to. */
  categoryPseudoCount: 2,
  baseRate: 0.5,
  /** What skipping a tile counts against its category, where liking one counts 1 for it. */
  skip: 1,
  /** Similarity to the history, once the profile is known and the model has readers: with so many of them it counts half. */
  similarity: 1.5,
  halfModel: 50,
  /** Model scores are normalised by that of the tile at this rank. */
  similarityRank: 20,
  /** Profile confidence is ½ at so much interaction weight. */
  halfHistory: 3,
  /** A tile with fewer impressions is a cold-start item; and the pseudo-count of the damping by impressions. */
  coldStart: 10,
  impressionPseudoCount: 20,
  /** Category affinity, beside the completion rate that is drawn for a tile to explore. */
  exploredCategory: 1,
  /** Diversity penalty at profile confidence 0 and at 1, and its decay a place. */
  penalty: 2,
  penaltyKnown: 1,
  penaltyDecay: 0.5,
  /** Taken off a tile that is all that somebody wants less of. */
  less: 3,
  /** By how much what is most like something that was known stands behind the others of its category. */
  nearKnown: 1,
  /** Added to what somebody picked to come next: more than all that speaks for any other tile. */
  picked: 16,
  /** Taken off what was opened and not read to the end: it comes after what is unseen. */
  opened: 32,
  /** Taken off what was skipped: more than all else together, so that it comes after the rest. */
  skipped: 64,
}
