export type TimeBudget = { isOver: () => boolean }

/** `now` in milliseconds of a monotonic clock. */
export function timeBudget(milliseconds: number, now: () => number): TimeBudget {
  const end = now() + milliseconds
  return { isOver: () => now() >= end }
}

export const noHurry: TimeBudget = { isOver: () => false }
