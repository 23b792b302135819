import { addDays, dayIn, startOfDay } from "../games/puzzle-day.ts"
import { type QuietHours, quietEnd } from "./local-hours.ts"

/** Messages a person gets in a day, of all kinds together. */
export const mostPushesADay = 2

export type PushFacts = {
  now: number
  zone: string
  quiet: QuietHours
  isWanted: boolean
  isReachable: boolean
  /** Messages sent on the person's current day. */
  sentToday: number
  /** Milliseconds since the epoch from which it is no news any more. */
  expiresAt: number
}

export type PushDecision =
  | { verdict: "send" }
  | { verdict: "wait"; until: number }
  | { verdict: "drop"; reason: "unwanted" | "unreachable" | "late" }

/** Whether a message is sent now. One that would have to wait too long is dropped. */
export function decidePush(facts: PushFacts): PushDecision {
  if (!facts.isWanted) return { verdict: "drop", reason: "unwanted" }
  if (!facts.isReachable) return { verdict: "drop", reason: "unreachable" }
  const at = freeMoment(facts)
  if (at >= facts.expiresAt) return { verdict: "drop", reason: "late" }
  return at > facts.now ? { verdict: "wait", until: at } : { verdict: "send" }
}

function freeMoment({ now, zone, quiet, sentToday }: PushFacts): number {
  const at = quietEnd(zone, quiet, now)
  if (sentToday < mostPushesADay) return at
  const tomorrow = startOfDay(zone, addDays(dayIn(zone, now), 1))
  return quietEnd(zone, quiet, Math.max(at, tomorrow))
}

/** Milliseconds until a failed push service is tried again: half a minute, doubled each time, an hour at most. */
export function pushBackOff(tries: number): number {
  return Math.min(3_600_000, 30_000 * 2 ** Math.max(0, tries - 1))
}
