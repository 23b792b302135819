/** Reads that arrive with the first of somebody's: they began before anybody knew them. */
export const readsAtOnceWhenNew = 5
/** So many reads fit into one arrival, however long somebody was away: a day's worth. */
export const mostReadsSaved = 50

/** Times are in milliseconds; `spentUntil` is up to when a person's time went into reads that were believed. */
export type ReadingTime = { spentUntil: number }

export function newReadingTime(joinedAt: number, msPerRead: number): ReadingTime {
  return { spentUntil: joinedAt - readsAtOnceWhenNew * msPerRead }
}

/**
 * How many of these reads can have happened by `now`: each takes its time, time passes once, and no more of it is saved up than a
 * day's reads take. Whoever comes out of a tunnel is believed; whoever reads fifty tiles in a moment is not.
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
