import { performance } from "node:perf_hooks"
import { createGate } from "./create-gate.ts"
import type { Importance } from "./importance.ts"

/** From which share of its time on an event loop has as much to do as it can. */
const busyLoop = 0.95

/** How long the event loop is looked at, in milliseconds. */
const loopWindow = 50

/** How long a connection to the database is waited for where it has as much to do as it can, in milliseconds. */
const busyDatabase = 20

export type Admission = {
  /** Lets a request of this importance in, and gives what tells that it is done; null where it is too much. */
  admit: (importance: Importance) => (() => void) | null
}

type Parts = {
  /** How long whoever waits the longest for a connection to the database has waited, in milliseconds. */
  databaseWait: () => number
  /** Milliseconds, by a monotonic clock. */
  now?: () => number
  /** The share of its time in which the event loop was at work since this was asked before. */
  loopUtilization?: () => number
}

/** Lets requests in while there is room for them at what they wait for: the event loop, and for most of them the database. */
export function createAdmission({
  databaseWait,
  now = () => performance.now(),
  loopUtilization = measureLoop(),
}: Parts): Admission {
  let lookedAt = Number.NEGATIVE_INFINITY
  let isLoopBusy = false
  const loop = createGate({
    now,
    isBusy: () => {
      if (now() - lookedAt >= loopWindow) {
        lookedAt = now()
        isLoopBusy = loopUtilization() >= busyLoop
      }
      return isLoopBusy
    },
  })
  const database = createGate({ now, isBusy: () => databaseWait() >= busyDatabase })

  return {
    admit: ({ priority, needsDatabase }) => {
      const gates = needsDatabase ? [loop, database] : [loop]
      if (!gates.every((gate) => gate.isOpen(priority))) return null
      const leaving = gates.map((gate) => gate.pass())
      return () => {
        for (const leave of leaving) leave()
      }
    },
  }
}

function measureLoop(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const current = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(current, last)
    last = current
    return utilization
  }
}
