import type { Today } from "@confetti/contract/today"
import { orderToday } from "@confetti/domain/today/order-today"
import { type DayInFeed, notBegun, type SavedToday } from "./saved-today.ts"

export type Feed = {
  walked: () => readonly string[]
  upcoming: () => readonly string[]
  wasSeen: (tileId: string) => boolean
  /** Moves these tiles after the visible one. `gone` are removed, `again` return once. */
  putFirst: (tileIds: readonly string[], also: { gone: readonly string[]; again: readonly string[] }) => void
}

export type DayHere = DayInFeed & { today: Today }

/**
 * Adds a day to the feed, or updates it with reads of another device. Tiles seen before the day was known count and are not repeated; those
 * passed on other days return.
 */
export function putInFeed(today: Today, saved: SavedToday, isOnScreen: boolean, feed: Feed): DayHere {
  const isGoingOn = isSameDay(saved.today, today)
  const before = isGoingOn ? saved : notBegun
  const ids = today.tiles.map(({ id }) => id)
  const known = new Set(before.viewedIds)
  const walked = feed.walked().filter((id) => ids.includes(id))
  const viewedHere = walked.filter((id) => !known.has(id) && feed.wasSeen(id))
  const elsewhere = today.readIds.filter((id) => ids.includes(id) && !known.has(id) && !viewedHere.includes(id))
  const viewedIds = [...before.viewedIds, ...elsewhere, ...viewedHere]
  const elsewhereIds = [...before.elsewhereIds, ...elsewhere]
  const isNew = !isOnScreen || !isGoingOn || elsewhere.length > 0
  const tiles = isGoingOn ? inOrderOf(today.tiles, saved.today?.tiles ?? []) : today.tiles
  if (isNew) {
    const again = walked.filter((id) => !viewedIds.includes(id))
    feed.putFirst(
      tiles.map(({ id }) => id).filter((id) => !elsewhereIds.includes(id)),
      { gone: elsewhereIds, again },
    )
  }
  return {
    today: { ...today, tiles: orderToday(tiles, viewedIds, isNew ? feed.upcoming() : []) },
    viewedIds,
    elsewhereIds,
    seenCards: before.seenCards,
  }
}

export function markViewed(day: DayHere, tileId: string): DayHere {
  const viewedIds = [...day.viewedIds, tileId]
  return { ...day, viewedIds, today: { ...day.today, tiles: orderToday(day.today.tiles, viewedIds, []) } }
}

/** The same tiles and day, in any order. */
export function isSameDay(one: Today | null, other: Today | null): boolean {
  const textOf = (today: Today | null) => today && [today.day, ...today.tiles.map(({ id }) => id).sort()].join()
  return textOf(one) === textOf(other)
}

function inOrderOf(tiles: Today["tiles"], order: Today["tiles"]): Today["tiles"] {
  return orderToday(
    tiles,
    order.map(({ id }) => id),
    [],
  )
}
