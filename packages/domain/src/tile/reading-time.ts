/** Reads credited with a person's first, which began before they were known. */
export const readsAtOnceWhenNew = 5
/** Reads credited at once after any absence: a day's worth. */
export const mostReadsSaved = 50

/** Milliseconds; `spentUntil` is the time up to which reads were credited. */
export type ReadingTime = { spentUntil: number }

export function newReadingTime(joinedAt: number, msPerRead: number): ReadingTime {
  return { spentUntil: joinedAt - readsAtOnceWhenNew * msPerRead }
}

/**
 * How many reads can have happened by `now`: each takes its time, time passes once, and at most a day's reads are saved up. A reader coming
 * out of a tunnel is credited; fifty tiles in a moment are not.
 */
export function creditReads(
  { spentUntil }: ReadingTime,
  reads: number,
  now: number,
  msPerRead: number,
): ReadingTime & { credited: number } {
  if (msPerRead <= 0) return { credited: reads, spentUntil }
  const from = Math.max(spentUntil, now - mostReadsSaved * msPerRead)
  const credited = Math.max(0, Math.min(reads, Math.floor((now - from) / msPerRead)))
  return { credited, spentUntil: credited === 0 ? spentUntil : from + credited * msPerRead }
}
