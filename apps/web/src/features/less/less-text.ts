import type { LessEffect } from "@confetti/contract/feed"

/** What a wish changed, in one sentence. */
export function lessText({ wish, before, after, horizon }: LessEffect): string {
  const { scope, title } = wish
  if (scope === "tile") return `“${title}” is out of your feed.`
  const what = scope === "category" ? title : `like “${title}”`
  if (before === 0 && after === 0) return `Less ${what}: none is coming up just now, and few will.`
  return `Less ${what}: ${before} in your next ${horizon} before, ${after === 0 ? "none" : after} now.`
}

/** What taking a wish back changed. */
export function moreText({ wish, after, horizon }: LessEffect): string {
  const { scope, title } = wish
  if (scope === "tile") return `“${title}” may come again.`
  const what = scope === "category" ? title : `What is like “${title}”`
  return `${what} is back: ${after === 0 ? "none" : after} in your next ${horizon}.`
}
