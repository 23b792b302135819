import { minute } from "@confetti/domain/durations"

/** Milliseconds by which this device's clock is ahead of the server's. */
let ahead = 0

/** Reads the `Date` of an uncached answer. Differences below a minute are due to rounding and latency. */
export function noteServerTime(date: string | null): void {
  const server = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(server)) return
  const difference = Date.now() - server
  ahead = Math.abs(difference) < minute ? 0 : difference
}

/** The server's time, for events at a certain moment, however wrong the device's clock is. */
export function serverNow(): number {
  return Date.now() - ahead
}
