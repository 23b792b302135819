/** What every game is given. */
export type GameProps = {
  /** Null for today. */
  day: string | null
  /** Null for a guest. */
  userId: string | null
  language: string
  /** False while a tile lies over it. */
  isShown: boolean
  /** Opens the tile a game leads to. */
  onTile: (slug: string) => void
  /** Goes to the same game of another day; null for today's. */
  onDay: (day: string | null) => void
}
