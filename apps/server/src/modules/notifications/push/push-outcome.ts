/** A push service's answer. `later` may come with milliseconds to wait. */
export type PushOutcome =
  | { outcome: "accepted" }
  | { outcome: "gone" }
  | { outcome: "refused" }
  | { outcome: "later"; afterMs: number }

const longestWait = 3_600_000

/** Milliseconds of a `retry-after` in seconds; 0 without one. */
export function waitOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter)
  return Number.isFinite(seconds) ? Math.min(longestWait, Math.max(0, seconds * 1000)) : 0
}
