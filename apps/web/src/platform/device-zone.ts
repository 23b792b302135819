import { isTimeZone } from "@confetti/domain/games/puzzle-day"

export function deviceZone(): string {
  return knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date().getTimezoneOffset())
}

/**
 * The zone by this name; where the browser has none (`Etc/Unknown`), or one that nobody knows, the zone with the same offset in whole hours.
 * `offset` is in minutes, and positive west of Greenwich, as the names of `Etc/GMT+3` are.
 */
export function knownZone(name: string | undefined, offset: number): string {
  if (name !== undefined && isTimeZone(name)) return name
  const hours = Math.round(offset / 60)
  const zone = `Etc/GMT${hours > 0 ? "+" : ""}${hours}`
  return hours !== 0 && isTimeZone(zone) ? zone : "UTC"
}
