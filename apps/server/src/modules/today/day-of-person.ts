import { dayIn } from "@confetti/domain/games/puzzle-day"
import { homeZone, type Streak, streakOf } from "@confetti/domain/games/streak"
import type { Tx } from "../../platform/db/open-database.ts"
import { homeZoneOf, knownZone } from "../games/player.ts"
import { zoneOf } from "../games/store.ts"
import type { DayRow } from "./store.ts"

export function streakOfDays(days: readonly DayRow[], today: string): Streak {
  return streakOf(
    days.filter(({ doneAt }) => doneAt !== null).map(({ day }) => day),
    today,
  )
}

/** The zone whose midnight counts: that of the streak, of an open day, of the games' streak, or else the current one. */
export async function zoneOfDays(
  tx: Tx,
  userId: string,
  days: readonly DayRow[],
  { current, now }: { current: string; now: number },
): Promise<string> {
  const last = days.at(-1)
  const saved = knownZone(last?.zone ?? null)
  if (last && saved !== null && dayIn(saved, now) === last.day) return saved
  const zone = saved === null ? null : homeZone(saved, streakOfDays(days, dayIn(saved, now)), "")
  return zone || homeZoneOf(tx, userId, await zoneOf(tx, userId), current, now)
}
