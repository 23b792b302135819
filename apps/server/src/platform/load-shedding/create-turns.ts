/** How many of one address are under way together: enough for a household, whose requests take milliseconds. */
const mostTogether = 2

/** Beyond so many that wait, an address is refused. */
const mostWaiting = 256

/** Milliseconds a turn lasts at most. A request that takes longer waits for something else, such as its own body. */
const longest = 100

export type Turn = {
  /** At once where there is room. Never, where it was ended before. */
  begins: Promise<void>
  /** Ends the turn, or the wait for it. Again, it does nothing. */
  end: () => void
}

export type Turns = {
  /** A turn of this address; null where too many wait for one. */
  take: (address: string) => Turn | null
}

type Entry = { begin: () => void; timer?: NodeJS.Timeout }
type Lane = { underWay: Set<Entry>; waiting: Set<Entry> }

/**
 * A bound on how many requests of one address are under way together. The others wait in turn and cost nothing meanwhile, so that one
 * address with much to ask leaves room for all others.
 */
export function createTurns(): Turns {
  const lanes = new Map<string, Lane>()

  function begin(address: string, lane: Lane, entry: Entry): void {
    lane.underWay.add(entry)
    entry.timer = setTimeout(() => end(address, lane, entry), longest)
    entry.begin()
  }

  function end(address: string, lane: Lane, entry: Entry): void {
    clearTimeout(entry.timer)
    lane.waiting.delete(entry)
    if (!lane.underWay.delete(entry)) return
    const [next] = lane.waiting
    if (next !== undefined) {
      lane.waiting.delete(next)
      begin(address, lane, next)
    } else if (lane.underWay.size === 0) lanes.delete(address)
  }

  return {
    take: (address) => {
      const lane = lanes.get(address) ?? { underWay: new Set(), waiting: new Set() }
      if (lane.waiting.size >= mostWaiting) return null
      lanes.set(address, lane)
      const { promise: begins, resolve } = Promise.withResolvers<void>()
      const entry = { begin: resolve }
      if (lane.underWay.size < mostTogether) begin(address, lane, entry)
      else lane.waiting.add(entry)
      return { begins, end: () => end(address, lane, entry) }
    },
  }
}
