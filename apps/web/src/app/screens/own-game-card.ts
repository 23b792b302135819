import type { CardOf } from "@confetti/contract/feed-item"
import type { GameStatistics } from "@confetti/contract/games"

export type DailyCard = CardOf<"wurd" | "baw" | "quiz_me">

const kinds = { wurd: "WURD", baw: "BAW", quiz_me: "QUIZ_ME" } as const

/** A game today with a player's statistics; undefined if they have none. */
export function gameOf(card: DailyCard, stats: GameStatistics): GameStatistics["games"][number] | undefined {
  return stats.games.find(({ game }) => game === kinds[card.type])
}

export function ownGameCard(card: DailyCard, stats: GameStatistics): DailyCard {
  const own = gameOf(card, stats)
  if (!own) return card
  const { moves } = own.today
  const how = { state: stateOf(own.today.state), streak: own.streak.length }
  switch (card.type) {
    case "wurd":
      return { ...card, ...how, guessesUsed: moves }
    case "baw":
      return { ...card, ...how, wordsFound: moves }
    case "quiz_me":
      return { ...card, ...how, answered: moves }
  }
}

function stateOf(state: GameStatistics["games"][number]["today"]["state"]): DailyCard["state"] {
  if (state === "new") return "new"
  return state === "playing" ? "begun" : "done"
}
