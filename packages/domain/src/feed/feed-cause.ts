/**
 * Why a tile has its place: similar to the reader's history; of a category they like; new; popular; explored, as few have seen it; for
 * variety; a developing story.
 */
export const feedCauses = ["close", "category", "new", "liked", "try", "spread", "growing"] as const

export type FeedCause = (typeof feedCauses)[number]
