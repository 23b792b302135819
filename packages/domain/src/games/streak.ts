import { addDays } from "./puzzle-day.ts"

/** Every so many days played in a row earn a freeze, and no more than so many are kept. */
export const daysForFreeze = 7
export const mostFreezes = 2

export type Streak = {
  /** Days played in a row, days bridged by a freeze not counted. */
  length: number
  longest: number
  freezes: number
  /** The days of this streak that a freeze bridged, the first one first. */
  frozen: readonly string[]
  /** The days of this streak that earned a freeze, the first one first. */
  earned: readonly string[]
  since: string | null
}

const none = { length: 0, freezes: 0, frozen: [], earned: [], since: null } as const

/**
 * The streak as it stands on a day, of all days that were played. Worked out from the days and kept nowhere: two histories are merged by
 * taking the days of both. Today is not missed before it is over.
 */
export function streakOf(played: Iterable<string>, today: string): Streak {
  const days = [...new Set(played)].filter((day) => day <= today).sort()
  let streak: Streak = { ...none, longest: 0 }
  let next: string | null = null
  for (const day of days) {
    if (next !== null && next < day) streak = miss(streak, next, day)
    streak = play(streak, day)
    next = addDays(day, 1)
  }
  return next === null || next >= today ? streak : miss(streak, next, today)
}

/** Missed from one day on, up to another and without it. */
function miss(streak: Streak, from: string, until: string): Streak {
  let { freezes } = streak
  const frozen = [...streak.frozen]
  for (let day = from; day < until; day = addDays(day, 1)) {
    if (freezes === 0) return { ...none, longest: streak.longest }
    freezes -= 1
    frozen.push(day)
  }
  return { ...streak, freezes, frozen }
}

function play(streak: Streak, day: string): Streak {
  const length = streak.length + 1
  const isEarned = length % daysForFreeze === 0 && streak.freezes < mostFreezes
  return {
    ...streak,
    length,
    longest: Math.max(streak.longest, length),
    freezes: streak.freezes + (isEarned ? 1 : 0),
    earned: isEarned ? [...streak.earned, day] : streak.earned,
    since: streak.since ?? day,
  }
}

/** Whether a streak of two days or more ends with today, unless today is played: no freeze is left to bridge it. */
export function isAboutToBreak(played: readonly string[], today: string): boolean {
  const { length, freezes } = streakOf(played, today)
  return length > 1 && freezes === 0 && !played.includes(today)
}

/**
 * Whose midnight counts: the zone a streak was begun in, for as long as it lasts; where there is none, the zone somebody is in now.
 */
export function homeZone(kept: string | null, streak: Streak, current: string): string {
  return kept !== null && streak.length > 0 ? kept : current
}
