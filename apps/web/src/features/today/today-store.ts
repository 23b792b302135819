import type { ShownCard } from "@confetti/contract/feed-item"
import type { Tile } from "@confetti/contract/tile"
import type { Today } from "@confetti/contract/today"
import type { TodayRun } from "@confetti/domain/feed/mixed-items"
import { createStore } from "../../platform/create-store.ts"
import { scoped } from "../../platform/session-scope.ts"

/** The last finished day on this device; its end may still be in the feed. */
export const endedTodayOf = scoped(() => createStore<Today | null>(null))

/** The day in the home feed. Games already shown as shared cards are missing at first. */
export type TodayInFeed = TodayRun<ShownCard> & { day: string }

/** By tile id: its number among today's, and the note of the tile of the day. */
export type TodayMarks = Readonly<Record<string, readonly [number: string, onThisDay?: string]>>

/** The day on this device with tiles in display order. `inFeed` changes only with its content. */
type ShownToday = Today & { inFeed: TodayInFeed; marks: TodayMarks }

/** Today's tiles; null while unknown, and without any. */
export const todayOf = scoped(() => createStore<ShownToday | null>(null))

export const todayTilesOf = scoped(() => createStore<readonly Tile[]>([]))

export function todayRun({ day, ...run }: TodayInFeed, cards: readonly ShownCard[]): TodayRun<ShownCard> {
  const games = cards.filter(({ type }) => type === "wurd" || type === "baw")
  return { ...run, games: [...games.map((card) => ({ ...card, id: day })), ...run.games] }
}
