import type { GameKind } from "./game-kinds.ts"
import { gameOfPath, gamePath, gamePaths } from "./game-path.ts"
import { isDay } from "./puzzle-day.ts"
import { decodeResult, encodeResult, type GameResult } from "./share-result.ts"

/** The contents of a game's address. A result needs a valid day. */
export type GameLink = { game: GameKind; day: string | null; result: GameResult | null }

export function readGameLink(path: string, query: { get: (name: string) => string | null }): GameLink | null {
  const game = gameOfPath(path)
  if (game === null) return null
  const asked = query.get("day") ?? ""
  const day = isDay(asked) ? asked : null
  return { game, day, result: day === null ? null : decodeResult(game, query.get("result") ?? "") }
}

export function gameQuery({ day, result }: Pick<GameLink, "day" | "result">): string {
  if (day === null) return ""
  return `?day=${day}${result === null ? "" : `&result=${encodeResult(result)}`}`
}

export function resultPath(result: GameResult, day: string): string {
  return gamePath(result.game) + gameQuery({ day, result })
}

export function resultPicturePath(result: GameResult, day: string): string {
  return `/share/${nameOf(result.game)}/${day}/${encodeResult(result)}.jpg`
}

function nameOf(game: GameKind): string {
  return gamePaths[game].slice("/games/".length)
}

const picturePath = /^\/share\/([a-z]{3,4})\/(\d{4}-\d\d-\d\d)\/([a-z0-9-]{2,20})\.jpg$/

export type ResultPicture = { day: string; result: GameResult }

/** Parses a picture's path; null unless it matches exactly. */
export function readPicturePath(path: string): ResultPicture | null {
  const [, name, day = "", code = ""] = picturePath.exec(path) ?? []
  const game = gameOfPath(`/games/${name}`)
  const result = game !== null && isDay(day) ? decodeResult(game, code) : null
  return result && { day, result }
}
