import { day } from "../durations.ts"

const quietFor = 365 * day

/** Whether a story grew within a year of `now`, in milliseconds since the epoch. `latest` is the calendar day of its last entry, where that has one. */
export function hasGrownLately(latest: string | null | undefined, now: number): boolean {
  return !latest || now - Date.parse(latest) < quietFor
}
