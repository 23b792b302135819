export type TodayProgress = { read: number; total: number; isDone: boolean; waitingIds: string[] }

/** What was read of a day's tiles, and which still wait, in their order. A day without tiles is not done: there is nothing to do. */
export function todayProgress(tileIds: readonly string[], readIds: Iterable<string>): TodayProgress {
  const known = new Set(readIds)
  const waitingIds = tileIds.filter((id) => !known.has(id))
  const total = tileIds.length
  return { read: total - waitingIds.length, total, isDone: total > 0 && waitingIds.length === 0, waitingIds }
}
