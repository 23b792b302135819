import type { GameKind } from "@confetti/domain/games/game-kinds"

/** Each game's hue, as its card in the feed has it. */
export const gameHues = { WURD: 152, BAW: 62, QUIZ_ME: 290 } as const satisfies Record<GameKind, number>

export type GameProps = {
  /** Null for today. */
  day: string | null
  userId: string | null
  language: string
  /** False while a tile lies over it. */
  isShown: boolean
  onTile: (slug: string) => void
  /** Goes to the same game of another day; null for today's. */
  onDay: (day: string | null) => void
}
