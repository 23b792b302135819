import { dayIn } from "@confetti/domain/games/puzzle-day"
import type { FeedCardSource } from "../feed-cards/feed-card-source.ts"
import { puzzlesOf, readPuzzle } from "./live-puzzles.ts"
import { lettersView } from "./play-view.ts"
import { findPuzzleForPages } from "./puzzle-store.ts"

/** Today's games, the same for everyone: progress is read on the device. The day is the server's. */
export const gameCards: FeedCardSource = {
  priority: 5,
  cards: async (services) => {
    const { config, pool, clock } = services
    const isOn = (game: string): boolean => config.GAMES.includes(game)
    const puzzles = isOn("WURD") || isOn("BAW") ? await puzzlesOf(services) : null
    if (!puzzles) return []
    const day = dayIn("UTC", clock())
    const daily = { id: "today", day, state: "new", streak: null } as const
    const wurd = { type: "wurd", title: "WURD", ...daily, guessesUsed: 0 } as const
    if (!isOn("BAW")) return [wurd]
    const saved = await findPuzzleForPages(pool, "BAW", day)
    const puzzle = saved === null ? puzzles.schedule.puzzleOf("BAW", day) : readPuzzle(saved, "BAW")
    const baw = { type: "baw", title: "BAW", ...daily, letters: lettersView(puzzle).letters, wordsFound: 0 } as const
    return isOn("WURD") ? [wurd, baw] : [baw]
  },
}
