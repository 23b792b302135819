import { t } from "@confetti/domain/messages/t"
import { isEarly } from "@confetti/domain/tile/early-access"
import { earlyFrom, isEarlyAccessSold } from "@confetti/domain/tile/early-access-sale"

/**
 * What tiles a day early give just now, exactly: a tile at once, one on a day, or nothing. `nextTileDate` is when the next one is published
 * for everybody, null where none is dated ahead.
 */
export function nextTileWords(nextTileDate: string | null, isOwned: boolean, now: number, language: string): string {
  if (nextTileDate === null)
    return isOwned
      ? t`No tile is dated ahead just now. Once one is, it heads your feed a day before everybody has it.`
      : t`No tile is dated ahead just now, so it would give you nothing. It is back once one is.`
  const at = Date.parse(nextTileDate)
  if (isEarly(at, now)) {
    const all = momentOf(at, language)
    return isOwned
      ? t`A tile is in your feed that everybody else gets on ${all}. It is marked.`
      : t`Right now it opens a tile that everybody else gets on ${all}.`
  }
  const mine = momentOf(earlyFrom(at), language)
  if (isOwned) return t`The next tile heads your feed on ${mine}, a day before everybody has it.`
  return isEarlyAccessSold(at, now)
    ? t`The next tile would be yours on ${mine}, a day before everybody has it.`
    : t`The next tile is more than a week away, so it would give you nothing soon. It is back a week before.`
}

/** "Tuesday, 24 November, 01:00", where its reader is. */
function momentOf(at: number, language: string): string {
  const shape = { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const
  return new Intl.DateTimeFormat(language, shape).format(at)
}
