import type { TileQuestion } from "../../content/tile-question.ts"

export type QuizTile = {
  id: string
  slug: string
  developing: boolean
  /** Milliseconds since the epoch. */
  publishedAt: number
  season: string | null
  questions: readonly TileQuestion[]
}

/** A question that an editor chose, by its place in the tile's file, from 1. */
export type QuizChoice = { tileId: string; number: number }
