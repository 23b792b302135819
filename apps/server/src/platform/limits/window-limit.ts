const mostKeys = 50_000

/** A sliding-window limit by key in this process. */
export type WindowLimit = {
  /** Seconds until there is room; 0 if there is. Takes nothing. */
  wait: (key: string, now: number) => number
  take: (key: string, now: number) => void
}

export function createWindowLimit(most: number, spanMs: number): WindowLimit {
  const taken = new Map<string, number[]>()

  const recent = (key: string, now: number): number[] => (taken.get(key) ?? []).filter((at) => now - at < spanMs)

  /** Drops expired keys, and in a distributed flood those unused the longest. */
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
      // Reinserted, so that the map stays ordered by last use.
      taken.delete(key)
      taken.set(key, times)
    },
  }
}

/** Seconds until fewer than `most` are in the window. `times` are those in it, oldest first. */
export function secondsUntilFree(times: readonly number[], most: number, spanMs: number, now: number): number {
  const freeing = times[times.length - most]
  return freeing === undefined ? 0 : Math.max(1, Math.ceil((freeing + spanMs - now) / 1000))
}
