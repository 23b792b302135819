import { day } from "@confetti/domain/durations"

/** When the day began that a moment is in. Points count their days in UTC: the same for everybody, wherever they travel. */
export function startOfDay(now: number): Date {
  return new Date(now - (now % day))
}
