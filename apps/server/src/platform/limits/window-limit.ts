const mostKeys = 50_000

/** At most so many in any span of this length, counted in this process by key. */
export type WindowLimit = {
  /** The seconds until there is room, 0 when there is. Takes nothing. */
  wait: (key: string, now: number) => number
  take: (key: string, now: number) => void
}

export function createWindowLimit(most: number, spanMs: number): WindowLimit {
  const taken = new Map<string, number[]>()

  const recent = (key: string, now: number): number[] => (taken.get(key) ?? []).filter((at) => now - at < spanMs)

  /** Those whose window has passed, and, in a flood from everywhere, those that were quiet the longest. */
  function forget(now: number): void {
    for (const [key, times] of taken) {
      const isOver = now - (times.at(-1) ?? 0) >= spanMs
      if (!isOver && taken.size <= mostKeys / 2) break
      taken.delete(key)
    }
  }

  return {
    wait: (key, now) => secondsUntilFree(recent(key, now), most, spanMs, now),
    take: (key, now) => {
      if (taken.size >= mostKeys) forget(now)
      const times = [...recent(key, now), now]
      // Set anew, a key moves to the end: the map stays in the order of their last times.
      taken.delete(key)
      taken.set(key, times)
    },
  }
}

/** How long until fewer than `most` lie within the span. `times` are those within it, the oldest first. */
export function secondsUntilFree(times: readonly number[], most: number, spanMs: number, now: number): number {
  const freeing = times[times.length - most]
  return freeing === undefined ? 0 : Math.max(1, Math.ceil((freeing + spanMs - now) / 1000))
}
