import type { NoveltyRating } from "@confetti/domain/novelty/novelty-rating"

/** What an answer says to whoever gave it. */
export const ratingWords: Readonly<Record<NoveltyRating, string>> = { known: "You knew this", new: "New to you" }
