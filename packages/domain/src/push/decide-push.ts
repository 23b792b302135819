import { addDays, dayIn, startOfDay } from "../games/puzzle-day.ts"
import { type QuietHours, quietEnd } from "./local-hours.ts"

/** A person is sent no more than so many a day, of all kinds together. */
export const mostPushesADay = 2

export type PushFacts = {
  now: number
  zone: string
  quiet: QuietHours
  isWanted: boolean
  isReachable: boolean
  /** How many were sent to them on the day it is for them. */
  sentToday: number
  /** From then on it is news to nobody, in milliseconds since the epoch. */
  expiresAt: number
}

export type PushDecision =
  | { verdict: "send" }
  | { verdict: "wait"; until: number }
  | { verdict: "drop"; reason: "unwanted" | "unreachable" | "late" }

/** Whether a message is sent now. What has to wait longer than it is news is dropped. */
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

/** How long a push service that failed is left alone before the next try, in milliseconds: half a minute, doubled each time, an hour at most. */
export function pushBackOff(tries: number): number {
  return Math.min(3_600_000, 30_000 * 2 ** Math.max(0, tries - 1))
}
