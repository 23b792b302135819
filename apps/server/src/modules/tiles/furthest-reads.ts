import type { TileRead } from "@confetti/contract/tile-taps"
import type { ReadRow } from "./interaction-store.ts"

/** Merges reads to one row a tile: latest times, furthest share. */
export function furthestReads(reads: readonly TileRead[], now: number): ReadRow[] {
  const byTile = new Map<string, ReadRow>()
  for (const read of reads) {
    const row = rowOf(read, now)
    const known = byTile.get(read.tileId)
    byTile.set(read.tileId, known ? furthestOf(known, row) : row)
  }
  return [...byTile.values()]
}

function rowOf({ tileId, share, isRead, seenDate }: TileRead, now: number): ReadRow {
  const seenAt = notAfter(now, seenDate)
  const isFinished = share === 1
  return { tileId, seenAt, share, readAt: isRead || isFinished ? seenAt : null, finishedAt: isFinished ? seenAt : null }
}

function furthestOf(a: ReadRow, b: ReadRow): ReadRow {
  return {
    tileId: a.tileId,
    seenAt: a.seenAt > b.seenAt ? a.seenAt : b.seenAt,
    share: Math.max(a.share, b.share),
    readAt: laterOf(a.readAt, b.readAt),
    finishedAt: laterOf(a.finishedAt, b.finishedAt),
  }
}

function laterOf(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b
  return a > b ? a : b
}

/** A moment in the future counts as now. `now` in milliseconds. */
export function notAfter(now: number, date: string | undefined): Date {
  return new Date(date === undefined ? now : Math.min(now, Date.parse(date)))
}
