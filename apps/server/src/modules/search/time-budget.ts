/** What the queries of one request may take together. Once it is over, what was found so far is the answer. */
export type TimeBudget = { isOver: () => boolean }

/** `now` in milliseconds of a clock that only goes forward. */
export function timeBudget(milliseconds: number, now: () => number): TimeBudget {
  const end = now() + milliseconds
  return { isOver: () => now() >= end }
}

export const noHurry: TimeBudget = { isOver: () => false }
