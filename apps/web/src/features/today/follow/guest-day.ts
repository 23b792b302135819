import type { CallableOutput } from "@confetti/contract/callable-catalogue"
import type { Today } from "@confetti/contract/today"
import { addDays, dayIn, startOfDay } from "@confetti/domain/games/puzzle-day"
import { homeZone, streakOf } from "@confetti/domain/games/streak"
import { chooseToday, type TodayTile, tilesOfToday } from "@confetti/domain/today/choose-today"
import { ApiError, call } from "../../../platform/api.ts"
import { deviceZone } from "../../../platform/device-zone.ts"
import { readSavedChoice, writeSavedChoice } from "./saved-choice.ts"
import type { SavedToday } from "./saved-today.ts"

export type GuestTaste = {
  /** Affinity to categories by slug, −1 to 1. */
  affinity: ReadonlyMap<string, number>
  seenIds: readonly string[]
  hiddenIds: readonly string[]
}

/** Extra tiles stored for the next day, as some may be seen before. */
const spares = 3

type Choice = CallableOutput<"today-list_candidates">

/**
 * Chooses a guest's day on the device. Offline it uses tiles stored on the last day, without a tile of the day. Throws an `ApiError` if
 * there are none.
 */
export async function chooseGuestDay(saved: SavedToday, taste: () => Promise<GuestTaste>): Promise<Today> {
  const zone = guestZone(saved)
  const asked = dayIn(zone, Date.now())
  const { day, games, onThisDay, ...choice } = await choiceOf(asked)
  // Read last, as reading continues while candidates are loaded.
  const tiles = choose(saved.readIds, await taste(), { day, ...choice })
  return {
    day,
    zone,
    nextDate: nextDateOf(day, zone),
    tiles,
    readIds: [],
    games,
    onThisDay: tiles.some(({ reason }) => reason === "day") ? onThisDay : null,
    streak: guestStreak(saved.doneDays, day),
  }
}

/** A guest's likely next day, to be stored for an offline start. */
export function nextGuestTiles({ day, tiles }: Today, readIds: readonly string[], taste: GuestTaste): TodayTile[] {
  const saved = readSavedChoice()
  if (!saved) return []
  const met = [...readIds, ...tiles.map(({ id }) => id)]
  const given = { day: addDays(day, 1), tileOfDayId: null, ready: [] }
  const next = choose(met, taste, { ...given, candidates: saved.candidates })
  const others = saved.candidates.filter(({ id }) => !next.some((tile) => tile.id === id))
  return [...next, ...choose(met, taste, { ...given, candidates: others }).slice(0, spares)]
}

export function guestStreak(doneDays: readonly string[], today: string): Today["streak"] {
  const { length, longest, freezes, frozen } = streakOf(doneDays, today)
  return { length, longest, freezes, frozen: [...frozen] }
}

async function choiceOf(day: string): Promise<Choice & { ready: readonly TodayTile[] }> {
  try {
    const choice = await call("today-list_candidates", { day })
    writeSavedChoice({ candidates: choice.candidates, games: choice.games, ready: [] })
    return { ...choice, ready: [] }
  } catch (error) {
    const saved = error instanceof ApiError && error.code === "offline" ? readSavedChoice() : null
    if (!saved) throw error
    return { day, tileOfDayId: null, onThisDay: null, ...saved }
  }
}

type Given = Omit<Choice, "games" | "onThisDay"> & { ready: readonly TodayTile[] }

function choose(
  readIds: readonly string[],
  { affinity, seenIds, hiddenIds }: GuestTaste,
  { day, tileOfDayId, candidates, ready }: Given,
): TodayTile[] {
  const met = new Map(seenIds.map((id) => [id, "seen"] as [string, "seen" | "read"]))
  for (const id of readIds) met.set(id, "read")
  const fetched = ready.filter(({ id }) => !met.has(id) && !hiddenIds.includes(id))
  const left = new Set([...hiddenIds, ...fetched.map(({ id }) => id)])
  const others = chooseToday({
    tileOfDayId,
    candidates: candidates.filter(({ id }) => !left.has(id)),
    affinity,
    met,
    seed: `guest ${day}`,
  })
  return [...fetched, ...others].slice(0, tilesOfToday)
}

/** A streak keeps the zone it began in. */
function guestZone({ today, doneDays }: SavedToday): string {
  const current = deviceZone()
  if (today === null) return current
  return homeZone(today.zone, streakOf(doneDays, dayIn(today.zone, Date.now())), current)
}

function nextDateOf(day: string, zone: string): string {
  return new Date(startOfDay(zone, addDays(day, 1))).toISOString()
}
