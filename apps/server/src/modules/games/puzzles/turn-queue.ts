import { isOut } from "../../../platform/content/content-snapshot.ts"
import type { QuizTile } from "./quiz-tile.ts"

export type Turn = { tile: QuizTile; order: string; times: number }

export type TurnQueue = {
  moveTo: (now: number) => void
  first: (count: number) => readonly Turn[]
  count: (tileId: string) => void
}

/** Kept sorted instead of sorted each day: there may be thousands of tiles and a thousand days. */
export function createTurnQueue(turns: readonly Turn[]): TurnQueue {
  const byId = new Map(turns.map((turn) => [turn.tile.id, turn]))
  const waiting = turns.toSorted((a, b) => b.tile.publishedAt - a.tile.publishedAt)
  /** Seasonal tiles are checked each day, as they come back. */
  const seasonal = turns.filter(({ tile }) => tile.season !== null)
  const queue: Turn[] = []
  const queued = new Set<Turn>()

  function enter(turn: Turn): void {
    // A new or returning tile does not catch up on missed rounds.
    turn.times = Math.max(turn.times, queue[0]?.times ?? 0)
    insert(turn)
  }

  function insert(turn: Turn): void {
    queue.splice(placeOf(turn, queue), 0, turn)
    queued.add(turn)
  }

  function remove(turn: Turn): void {
    queue.splice(placeOf(turn, queue), 1)
    queued.delete(turn)
  }

  return {
    moveTo: (now) => {
      const arriving: Turn[] = []
      for (let last = waiting.at(-1); last && last.tile.publishedAt <= now; last = waiting.at(-1)) {
        waiting.pop()
        if (last.tile.season === null) arriving.push(last)
      }
      for (const turn of seasonal) {
        if (queued.has(turn) && !isOut(turn.tile, now)) remove(turn)
        else if (!queued.has(turn) && isOut(turn.tile, now)) arriving.push(turn)
      }
      for (const turn of arriving) enter(turn)
    },
    first: (count) => queue.slice(0, count),
    count: (tileId) => {
      const turn = byId.get(tileId)
      if (!turn) return
      const wasQueued = queued.has(turn)
      if (wasQueued) remove(turn)
      turn.times += 1
      if (wasQueued) insert(turn)
    },
  }
}

function placeOf({ times, order }: Turn, queue: readonly Turn[]): number {
  let [low, high] = [0, queue.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const other = queue[middle]
    const isBefore = other !== undefined && (other.times < times || (other.times === times && other.order < order))
    if (isBefore) low = middle + 1
    else high = middle
  }
  return low
}
