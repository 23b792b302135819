import { addDays, dayIn, startOfDay } from "@confetti/domain/games/puzzle-day"
import { isAboutToBreak, streakOf } from "@confetti/domain/games/streak"
import type { Tx } from "../../../platform/db/open-database.ts"
import { knownZone } from "../../games/player.ts"
import { countedDays, playsOf, zoneOf } from "../../games/store.ts"
import { daysOf } from "../../today/store.ts"

export type EndangeredStreak = { length: number; day: string; path: string; endsAt: number }

/** The longest of a person's streaks that ends today unless continued; null if none does. */
export async function streakInDanger(tx: Tx, userId: string, now: number): Promise<EndangeredStreak | null> {
  const done = (await daysOf(tx, userId)).filter(({ doneAt }) => doneAt !== null)
  const streaks = [
    { days: countedDays(await playsOf(tx, userId)), zone: await zoneOf(tx, userId), path: "/games" },
    { days: done.map(({ day }) => day), zone: done.at(-1)?.zone ?? null, path: "/" },
  ]
  const inDanger = streaks.flatMap(({ days, zone: saved, path }) => {
    const zone = knownZone(saved)
    const day = zone === null ? null : dayIn(zone, now)
    if (zone === null || day === null || !isAboutToBreak(days, day)) return []
    return [{ length: streakOf(days, day).length, day, path, endsAt: startOfDay(zone, addDays(day, 1)) }]
  })
  return inDanger.sort((a, b) => b.length - a.length)[0] ?? null
}
