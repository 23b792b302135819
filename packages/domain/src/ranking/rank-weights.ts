/**
 * What each part of the blend is worth, in scores: newness and liking run from 0 to 1, as in the default feed, and somebody nothing is
 * known of has nothing else. docs/ranking.md tells how the rest were found with the simulated population.
 */
export const rankWeights = {
  /** Newness, for somebody nothing is known of, and for somebody who is well known. */
  fresh: 1,
  freshKnown: 0.5,
  /** How well all like it, and how far what readers did lifts or lowers that; as much again must be known to count half. */
  liked: 1,
  learned: 2,
  learnedDoubt: 10,
  /** How much they take to its category. */
  category: 1,
  /** A category met less often than this is mostly guessed to be like the others. */
  categoryDoubt: 2,
  /** What passing a tile by says against its category, beside what reading one to the end says for it. */
  passedSays: 1,
  /** The share of tiles somebody takes to, before more is known of them. */
  usualShare: 0.5,
  /** Closeness to what they took to, once they are known and the model has readers: with so many of them it counts half. */
  close: 1.5,
  halfModel: 50,
  /** So many of the closest tiles are told apart; the rest are not close. */
  closest: 20,
  /** With so much done somebody is half known. */
  halfHistory: 3,
  /** Fewer people than this have met a tile that is tried out; and how sure its standing is. */
  few: 10,
  exposureDoubt: 20,
  /** What the next tile of a category that just stood loses, for a stranger and for who is known, and how fast that fades. */
  penalty: 2,
  penaltyKnown: 1,
  penaltyDecay: 0.5,
  /** Taken off for being all that somebody wants less of. */
  less: 3,
  /** Taken off for having been opened, and not read to the end. */
  opened: 32,
  /** Taken off for having been passed by: more than all else together, so that it comes after the rest. */
  passed: 64,
}
