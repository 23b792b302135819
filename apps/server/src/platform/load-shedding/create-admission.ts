import { performance } from "node:perf_hooks"
import { createGate } from "./create-gate.ts"
import type { Importance } from "./importance.ts"

/** Utilisation at which an event loop counts as saturated. */
const busyLoop = 0.95

/** Milliseconds over which utilisation is measured. */
const loopWindow = 50

/** Milliseconds of waiting for a database connection that count as saturated. */
const busyDatabase = 20

export type Admission = {
  /** Admits a request of this importance, and returns a function to call when it is done; null to shed it. */
  admit: (importance: Importance) => (() => void) | null
}

type Parts = {
  /** Milliseconds of the longest wait for a database connection. */
  databaseWait: () => number
  /** Milliseconds of a monotonic clock. */
  now?: () => number
  /** Utilisation of the event loop since the last call. */
  loopUtilization?: () => number
}

/** Admits requests while there is capacity: of the event loop, and for most of the database. */
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
