import type { Importance } from "./importance.ts"
import { createOverload } from "./overload.ts"

type Limits = Readonly<Record<Importance["priority"], number>>

/** Concurrent requests at most. A pause is no overload: requests queued during it are answered. */
const usual: Limits = { robot: 256, read: 256, write: 256, health: Number.POSITIVE_INFINITY }

/** The same in overload: enough to keep the bottleneck busy, as each request waits for all others. Reads leave room for writes. */
const inOverload: Limits = { robot: 4, read: 8, write: 16, health: Number.POSITIVE_INFINITY }

/** Below this number it is a few pages (a browser has six connections) or a large request, not an overload. */
const crowd = 32

/** Milliseconds of continuous saturation that begin an overload, and without any that end it. */
const begins = 250
const ends = 1000

/** Milliseconds after which a request is a stream or an upload that waits for something else. */
const longest = 1000

export type Gate = {
  isOpen: (priority: Importance["priority"]) => boolean
  /** Admits a request; call the returned function when it is done. */
  pass: () => () => void
}

type Parts = {
  isBusy: () => boolean
  /** Milliseconds of a monotonic clock. */
  now: () => number
}

/** Limits concurrent requests, narrowly during an overload. */
export function createGate({ isBusy, now }: Parts): Gate {
  const overload = createOverload({ begins, ends })
  const underWay = new Set<{ since: number }>()

  return {
    isOpen: (priority) => {
      const at = now()
      for (const each of underWay) {
        if (at - each.since < longest) break
        underWay.delete(each)
      }
      overload.note((overload.isOverloaded() || underWay.size >= crowd) && isBusy(), at)
      return underWay.size < (overload.isOverloaded() ? inOverload : usual)[priority]
    },
    pass: () => {
      const passed = { since: now() }
      underWay.add(passed)
      return () => void underWay.delete(passed)
    },
  }
}
