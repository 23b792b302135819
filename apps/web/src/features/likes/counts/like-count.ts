/** How many people like a tile: as it is shown, and in words. */
export type LikeCount = { text: string; label: string }

/** In the reader's way of writing numbers, where none is given. Nothing where nobody does. */
export function likeCount(count: number, locale?: string): LikeCount | undefined {
  if (count === 0) return undefined
  return {
    text: count.toLocaleString(locale, { notation: "compact" }),
    label: `${count.toLocaleString(locale)} ${count === 1 ? "like" : "likes"}`,
  }
}
