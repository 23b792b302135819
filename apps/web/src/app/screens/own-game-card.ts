import type { CardOf } from "@confetti/contract/feed-item"
import type { GameStatistics } from "@confetti/contract/games"

export type DailyCard = CardOf<"wurd"> | CardOf<"baw">

const kinds = { wurd: "WURD", baw: "BAW" } as const

/** A game as it stands today with whoever's statistics these are; undefined where they do not have it. */
export function gameOf(card: DailyCard, stats: GameStatistics): GameStatistics["games"][number] | undefined {
  return stats.games.find(({ game }) => game === kinds[card.type])
}

/** A card of the feed with how far its reader is. */
export function ownGameCard(card: DailyCard, stats: GameStatistics): DailyCard {
  const own = gameOf(card, stats)
  if (!own) return card
  const { moves } = own.today
  const how = { state: stateOf(own.today.state), streak: own.streak.length }
  return card.type === "wurd" ? { ...card, ...how, guessesUsed: moves } : { ...card, ...how, wordsFound: moves }
}

function stateOf(state: GameStatistics["games"][number]["today"]["state"]): DailyCard["state"] {
  if (state === "new") return "new"
  return state === "playing" ? "begun" : "done"
}
