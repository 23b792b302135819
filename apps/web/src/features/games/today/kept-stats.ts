import { fieldsOf, isTextList, readStored, writeStored } from "../../../platform/storage.ts"
import type { GameStats } from "../games-reads.ts"

type KeptStats = {
  userId: string | null
  stats: GameStats
  /** The last day whose freeze was told of; null before the first. */
  toldUntil: string | null
}

/** How somebody stood with the games when that was last read here: what is shown before it is read again, and offline. */
export function readKeptStats(userId: string | null): KeptStats | null {
  const kept = readStored("cf_games_today", isKept)
  return kept?.userId === userId ? kept : null
}

export function keepStats(kept: KeptStats): void {
  writeStored("cf_games_today", kept)
}

function isKept(value: unknown): value is KeptStats {
  const { userId, stats, toldUntil } = fieldsOf(value)
  const isPersons = userId === null || typeof userId === "string"
  return isPersons && isStats(stats) && (toldUntil === null || typeof toldUntil === "string")
}

function isStats(value: unknown): value is GameStats {
  const { today, nextDate, overall, games, yesterday } = fieldsOf(value)
  const { words, letters } = fieldsOf(yesterday)
  return (
    typeof today === "string" &&
    typeof nextDate === "string" &&
    isStreak(overall) &&
    Array.isArray(games) &&
    games.every(isGame) &&
    (yesterday === null || (isTextList(words) && isTextList(letters)))
  )
}

function isGame(value: unknown): boolean {
  const { game, isOn, today, streak, week } = fieldsOf(value)
  const { state, moves, score } = fieldsOf(today)
  const isCounted = typeof moves === "number" && typeof score === "number"
  return (
    typeof game === "string" &&
    typeof isOn === "boolean" &&
    typeof state === "string" &&
    isCounted &&
    isStreak(streak) &&
    Array.isArray(week)
  )
}

function isStreak(value: unknown): boolean {
  const { length, freezes, frozen, earned } = fieldsOf(value)
  return typeof length === "number" && typeof freezes === "number" && isTextList(frozen) && isTextList(earned)
}
