import { useEffect, useState } from "react"
import { onOnline } from "../../../platform/connection.ts"
import { useRead, useReadCache } from "../../../platform/reads/use-reads.ts"
import { serverNow } from "../../../platform/server-clock.ts"
import { fieldsOf, isTextList, readStored, writeStored } from "../../../platform/storage.ts"
import { type GameStats, statsRead } from "../games-reads.ts"
import { type FreezeNotice, freezeNotices } from "./streak.ts"

export type StatsRead = {
  stats: GameStats | undefined
  /** Stored on this device, as the server could not be reached. */
  isSaved: boolean
  freezes: readonly FreezeNotice[]
  isError: boolean
  isOffline: boolean
  refresh: () => void
}

export function useStats(userId: string | null): StatsRead {
  const cache = useReadCache()
  const read = useRead(statsRead(userId), { freshFor: 0 })
  const [saved] = useState(() => readSavedStats(userId))
  // Stored statistics of an earlier day are used only if nothing newer can be read.
  const [isOld] = useState(() => saved !== null && Date.parse(saved.stats.nextDate) <= serverNow())
  const told = saved?.toldUntil ?? null
  const { data } = read
  const refresh = () => void cache.load(statsRead(userId), 0)

  useEffect(() => {
    if (!data) return
    const latest = [...data.overall.earned, ...data.overall.frozen].sort().at(-1) ?? null
    keepStats({ userId, stats: data, toldUntil: latest ?? told })
  }, [data, told, userId])

  useEffect(() => {
    const refresh = () => document.visibilityState === "visible" && void cache.load(statsRead(userId), 0)
    // A page left open may meet another day, and other devices may have played.
    document.addEventListener("visibilitychange", refresh)
    const stop = onOnline(refresh)
    return () => {
      document.removeEventListener("visibilitychange", refresh)
      stop()
    }
  }, [cache, userId])

  return {
    stats: data ?? (isOld && !read.isError ? undefined : saved?.stats),
    isSaved: data === undefined && read.isError,
    freezes: data ? freezeNotices(data.overall, data.today, told) : [],
    isError: read.isError,
    isOffline: read.isOffline,
    refresh,
  }
}

type SavedStats = {
  userId: string | null
  stats: GameStats
  /** The last day whose freeze was shown; null before the first. */
  toldUntil: string | null
}

function readSavedStats(userId: string | null): SavedStats | null {
  const saved = readStored("cf_games_today", isSaved)
  return saved?.userId === userId ? saved : null
}

function keepStats(saved: SavedStats): void {
  writeStored("cf_games_today", saved)
}

function isSaved(value: unknown): value is SavedStats {
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
