import type { Category } from "@confetti/contract/category"
import { t } from "@confetti/domain/messages/t"
import type { NoveltyRating } from "@confetti/domain/novelty/novelty-rating"

export const ratingWords: Readonly<Record<NoveltyRating, string>> = {
  known: t`You knew this`,
  new: t`New to you`,
}

const named = 3

/** `Space 12, Ocean 4, Words 2 and 3 other categories`: counts of the most frequent ones. */
export function categoryWords(
  counts: readonly { slug: string; count: number }[],
  categories: readonly Category[],
  language: string,
): string {
  const shown = counts.length === named + 1 ? counts : counts.slice(0, named)
  const rest = counts.length - shown.length
  const words = shown
    .map(({ slug, count }) => `${titleOf(slug, categories)} ${count.toLocaleString(language)}`)
    .join(", ")
  return rest > 0 ? t`${words} and ${rest} other categories` : words
}

/** A category's title; its slug if it is gone. */
export function titleOf(slug: string, categories: readonly Category[]): string {
  return categories.find((each) => each.slug === slug)?.title ?? slug
}
