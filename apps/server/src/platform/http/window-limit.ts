/** How many keys are remembered before those whose window has passed are forgotten. */
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

  return {
    wait: (key, now) => {
      const times = recent(key, now)
      const freeing = times[times.length - most]
      return freeing === undefined ? 0 : Math.max(1, Math.ceil((freeing + spanMs - now) / 1000))
    },
    take: (key, now) => {
      if (taken.size >= mostKeys) {
        for (const [other, times] of taken) if (now - (times.at(-1) ?? 0) >= spanMs) taken.delete(other)
      }
      taken.set(key, [...recent(key, now), now])
    },
  }
}
