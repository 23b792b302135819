import { day } from "../durations.ts"

const quietFor = 365 * day

/** Whether a story grew within a year of `now`, in milliseconds since the epoch. `latest` is the date of its last entry, if any. */
export function hasGrownLately(latest: string | null | undefined, now: number): boolean {
  return !latest || now - Date.parse(latest) < quietFor
}
