import type { ShownCard } from "@confetti/contract/feed-item"
import type { TodayRun } from "@confetti/domain/feed/mix-feed"
import type { TodayInFeed } from "./today-store.ts"

/** Today's tiles as the feed mixes them, with today's games of `cards` between them. Tomorrow they are other cards. */
export function todayRun({ day, ...run }: TodayInFeed, cards: readonly ShownCard[]): TodayRun<ShownCard> {
  const games = cards.filter(({ type }) => type === "wurd" || type === "baw")
  return { ...run, games: [...games.map((card) => ({ ...card, id: day })), ...run.games] }
}
