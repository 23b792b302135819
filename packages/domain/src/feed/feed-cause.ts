/**
 * Why a tile is where it is in a feed: close to what this person took to; of a category they come back to; new; well liked by
 * all; a try, because few have met it yet; there for variety; a story that still grows.
 */
export const feedCauses = ["close", "category", "new", "liked", "try", "spread", "growing"] as const

export type FeedCause = (typeof feedCauses)[number]
