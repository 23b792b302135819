import { minute } from "@confetti/domain/durations"

/** How far this device's clock is ahead of the server's, in milliseconds, as the latest answer to a call says. */
let ahead = 0

/** Hears the `Date` of an answer that no cache gave. It is whole seconds, and old by the way it came: what is within a minute is no fault. */
export function noteServerTime(date: string | null): void {
  const server = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(server)) return
  const difference = Date.now() - server
  ahead = Math.abs(difference) < minute ? 0 : difference
}

/** The time by the server's clock: what ends at a moment ends there by this one, however wrong the device's is. */
export function serverNow(): number {
  return Date.now() - ahead
}
