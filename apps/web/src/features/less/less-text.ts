import type { LessEffect } from "@confetti/contract/feed"
import { t } from "@confetti/domain/messages/t"

export function lessText({ wish, before, after, horizon }: LessEffect): string {
  const { scope, title } = wish
  if (scope === "tile") return t`“${title}” is out of your feed.`
  const isCategory = scope === "category"
  if (before === 0 && after === 0)
    return isCategory
      ? t`Less ${title}: none is coming up just now, and few will.`
      : t`Less like “${title}”: none is coming up just now, and few will.`
  if (after === 0)
    return isCategory
      ? t`Less ${title}: ${before} in your next ${horizon} before, none now.`
      : t`Less like “${title}”: ${before} in your next ${horizon} before, none now.`
  return isCategory
    ? t`Less ${title}: ${before} in your next ${horizon} before, ${after} now.`
    : t`Less like “${title}”: ${before} in your next ${horizon} before, ${after} now.`
}

export function moreText({ wish, after, horizon }: LessEffect): string {
  const { scope, title } = wish
  if (scope === "tile") return t`“${title}” may come again.`
  if (scope === "category")
    return after === 0
      ? t`${title} is back: none in your next ${horizon}.`
      : t`${title} is back: ${after} in your next ${horizon}.`
  return after === 0
    ? t`What is like “${title}” is back: none in your next ${horizon}.`
    : t`What is like “${title}” is back: ${after} in your next ${horizon}.`
}
