import type { Importance } from "./importance.ts"
import { standing } from "./standing.ts"

type Limits = Readonly<Record<Importance["priority"], number>>

/** How many requests are under way together at most. A pause is no overload: what has gathered behind it is answered. */
const usual: Limits = { robot: 256, read: 256, write: 256, health: Number.POSITIVE_INFINITY }

/**
 * The same in overload: enough to keep what is at its end at work, and no more, as each of those who are let in waits for all others. A read
 * is refused while there are as many as leave room for writes.
 */
const inOverload: Limits = { robot: 4, read: 8, write: 16, health: Number.POSITIVE_INFINITY }

/** With fewer than so many under way it is a few lively pages (a browser has six connections) or a large request, and overload does not begin. */
const crowd = 32

/** Overload has begun when it was busy each time for so long, and is over when it never was for so long, in milliseconds. */
const begins = 250
const ends = 1000

/** What is under way for longer is a stream or an upload, and waits for something else, in milliseconds. */
const longest = 1000

export type Gate = {
  isOpen: (priority: Importance["priority"]) => boolean
  /** Lets it pass; called when it is done. */
  pass: () => () => void
}

type Parts = {
  isBusy: () => boolean
  /** Milliseconds, by a monotonic clock. */
  now: () => number
}

/** A bound on how many requests are under way together, narrow while what they all need is at its end. */
export function createGate({ isBusy, now }: Parts): Gate {
  const overload = standing({ begins, ends })
  const underWay = new Set<{ since: number }>()

  return {
    isOpen: (priority) => {
      const at = now()
      for (const each of underWay) {
        if (at - each.since < longest) break
        underWay.delete(each)
      }
      overload.note((overload.isStanding() || underWay.size >= crowd) && isBusy(), at)
      return underWay.size < (overload.isStanding() ? inOverload : usual)[priority]
    },
    pass: () => {
      const passed = { since: now() }
      underWay.add(passed)
      return () => void underWay.delete(passed)
    },
  }
}
