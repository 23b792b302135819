import type { GameKind } from "@confetti/domain/games/game-kinds"

export const gameHues = { WURD: 152, BAW: 62, QUIZ_ME: 290 } as const satisfies Record<GameKind, number>

export type GameProps = {
  /** Null for today. */
  day: string | null
  userId: string | null
  language: string
  /** False while a tile covers it. */
  isShown: boolean
  onTile: (slug: string) => void
  /** Opens the game of another day; null for today. */
  onDay: (day: string | null) => void
}
