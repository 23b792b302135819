import { addDays } from "./puzzle-day.ts"

/** Consecutive days that earn a freeze, and the most freezes kept. */
export const daysForFreeze = 7
export const mostFreezes = 2

export type Streak = {
  /** Consecutive days played, without frozen ones. */
  length: number
  longest: number
  freezes: number
  /** Days of this streak bridged by a freeze, in order. */
  frozen: readonly string[]
  /** Days of this streak that earned a freeze, in order. */
  earned: readonly string[]
  since: string | null
}

const none = { length: 0, freezes: 0, frozen: [], earned: [], since: null } as const

/**
 * The streak on a day, derived from all days played: two histories are merged by joining their days. Today is not missed before it is over.
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

/** Applies missed days, `until` excluded. */
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

/** Whether a streak of two days or more ends today unless played, as no freeze is left. */
export function isAboutToBreak(played: readonly string[], today: string): boolean {
  const { length, freezes } = streakOf(played, today)
  return length > 1 && freezes === 0 && !played.includes(today)
}

/** The zone whose midnight counts: where the streak began while it lasts, otherwise the current one. */
export function homeZone(saved: string | null, streak: Streak, current: string): string {
  return saved !== null && streak.length > 0 ? saved : current
}
