import type { GameStatistics } from "@confetti/contract/games"
import type { GameKind } from "@confetti/domain/games/game-kinds"
import { addDays } from "@confetti/domain/games/puzzle-day"

type State = GameStatistics["games"][number]["today"]

type Given = {
  today?: string
  /** The games that are played here, each as it stands today. */
  games?: Partial<Record<GameKind, State>>
  /** The operator switched these off. */
  off?: readonly GameKind[]
  /** How many days ago each was played. */
  played?: Partial<Record<GameKind, readonly number[]>>
  /** How many days ago a freeze was spent, and earned. */
  frozen?: readonly number[]
  earned?: readonly number[]
  length?: number
  freezes?: number
  yesterday?: GameStatistics["yesterday"]
}

const fresh: State = { state: "new", moves: 0, score: 0 }

/** How somebody stands with the games, as the server tells it. */
export function statsOf(given: Given = {}): GameStatistics {
  const { today = "2026-11-22", length = 0, freezes = 0 } = given
  const ago = (days: number): string => addDays(today, -days)
  const overall = {
    length,
    longest: length,
    freezes,
    frozen: (given.frozen ?? []).map(ago),
    earned: (given.earned ?? []).map(ago),
  }
  const games = Object.entries(given.games ?? { WURD: fresh, BAW: fresh }) as [GameKind, State][]
  return {
    today,
    zone: "Europe/Berlin",
    nextDate: `${addDays(today, 1)}T00:00:00.000Z`,
    overall,
    games: games.map(([game, state]) => ({
      game,
      isOn: !given.off?.includes(game),
      today: state,
      streak: overall,
      played: 0,
      won: 0,
      distribution: [0, 0, 0, 0, 0, 0],
      week: [6, 5, 4, 3, 2, 1, 0].map((days) => ({
        day: ago(days),
        isPlayed: given.played?.[game]?.includes(days) ?? false,
        isFrozen: false,
      })),
    })),
    yesterday: given.yesterday ?? null,
  }
}
