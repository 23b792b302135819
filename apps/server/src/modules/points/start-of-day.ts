import { day } from "@confetti/domain/durations"

/** The start of a moment's day. Points use days in UTC, the same for everyone. */
export function startOfDay(now: number): Date {
  return new Date(now - (now % day))
}
