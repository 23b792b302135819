import { t } from "@confetti/domain/messages/t"
import type { NoveltyRating } from "@confetti/domain/novelty/novelty-rating"

/** What an answer says to whoever gave it. */
export const ratingWords: Readonly<Record<NoveltyRating, string>> = {
  known: t`You knew this`,
  new: t`New to you`,
}
