import type { LessEffect } from "@confetti/contract/feed"
import { t } from "@confetti/domain/messages/t"

export function lessText({ wish, before, after, horizon }: LessEffect): string {
  const { scope, title } = wish
  if (scope === "tile") return t`You won’t see “${title}” again.`
  const isCategory = scope === "category"
  if (before === 0 && after === 0)
    return isCategory ? t`You’ll see less ${title}.` : t`You’ll see less like “${title}”.`
  if (after === 0)
    return isCategory
      ? t`You’ll see less ${title}: none of your next ${horizon} tiles, down from ${before}.`
      : t`You’ll see less like “${title}”: none of your next ${horizon} tiles, down from ${before}.`
  return isCategory
    ? t`You’ll see less ${title}: ${after} of your next ${horizon} tiles, down from ${before}.`
    : t`You’ll see less like “${title}”: ${after} of your next ${horizon} tiles, down from ${before}.`
}

export function moreText({ wish, after, horizon }: LessEffect): string {
  const { scope, title } = wish
  if (scope === "tile") return t`You may see “${title}” again.`
  if (scope === "category")
    return after === 0
      ? t`${title} is back, but not in your next ${horizon} tiles.`
      : t`${title} is back: ${after} of your next ${horizon} tiles.`
  return after === 0
    ? t`Tiles like “${title}” are back, but not in your next ${horizon} tiles.`
    : t`Tiles like “${title}” are back: ${after} of your next ${horizon} tiles.`
}
