export type TodayProgress = { read: number; total: number; isDone: boolean; waitingIds: string[] }

/** Tiles of a day that were read, and those left in order. A day without tiles is not finished. */
export function todayProgress(tileIds: readonly string[], readIds: Iterable<string>): TodayProgress {
  const known = new Set(readIds)
  const waitingIds = tileIds.filter((id) => !known.has(id))
  const total = tileIds.length
  return { read: total - waitingIds.length, total, isDone: total > 0 && waitingIds.length === 0, waitingIds }
}
