/** Concurrent requests of an address: enough for a household, as requests take milliseconds. */
const mostTogether = 2

/** Waiting requests of an address; more are refused. */
const mostWaiting = 256

/** Milliseconds of a turn. A longer request waits for something else, such as its own body. */
const longest = 100

export type Turn = {
  /** Resolves when there is room; never if the turn was ended before. */
  begins: Promise<void>
  /** Ends the turn, or the wait. Can be repeated. */
  end: () => void
}

export type Turns = {
  /** A turn of this address; null if too many are waiting. */
  take: (address: string) => Turn | null
}

type Entry = { begin: () => void; timer?: NodeJS.Timeout }
type Lane = { underWay: Set<Entry>; waiting: Set<Entry> }

/** Limits concurrent requests of an address. Others wait in turn at no cost, so that one address leaves room for the rest. */
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
