import type { ShownCard } from "@confetti/contract/feed-item"
import type { Tile } from "@confetti/contract/tile"
import type { Today } from "@confetti/contract/today"
import type { TodayRun } from "@confetti/domain/feed/mixed-items"
import { createStore } from "../../platform/create-store.ts"
import { scoped } from "../../platform/session-scope.ts"

/** The last day that is over, as it ended on this device; its end may still stand in the feed. */
export const endedTodayOf = scoped(() => createStore<Today | null>(null))

/** What the home feed shows of a day. Of its games, those that everybody has a card of in the feed are not in it yet. */
export type TodayInFeed = TodayRun<ShownCard> & { day: string }

/** What a tile says of itself, by its id: which of today's it is, and of the tile of the day, where there is something, what happened on this day. */
export type TodayMarks = Readonly<Record<string, readonly [number: string, onThisDay?: string]>>

/** A day as it stands on this device, its tiles in the order in which they are met here. `inFeed` is another one only where it changed. */
type ShownToday = Today & { inFeed: TodayInFeed; marks: TodayMarks }

/** The tiles of today of whoever is here; null for as long as they are not known, and where there are none. */
export const todayOf = scoped(() => createStore<ShownToday | null>(null))

export const todayTilesOf = scoped(() => createStore<readonly Tile[]>([]))

export function todayRun({ day, ...run }: TodayInFeed, cards: readonly ShownCard[]): TodayRun<ShownCard> {
  const games = cards.filter(({ type }) => type === "wurd" || type === "baw")
  return { ...run, games: [...games.map((card) => ({ ...card, id: day })), ...run.games] }
}
