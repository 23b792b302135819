import { isTimeZone } from "@confetti/domain/games/puzzle-day"

export function deviceZone(): string {
  return knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date().getTimezoneOffset())
}

/**
 * A known zone's name; for an unknown one (`Etc/Unknown`) the zone with the same offset in whole hours. `offset` is in minutes, positive
 * west of Greenwich, like `Etc/GMT+3`.
 */
export function knownZone(name: string | undefined, offset: number): string {
  if (name !== undefined && isTimeZone(name)) return name
  const hours = Math.round(offset / 60)
  const zone = `Etc/GMT${hours > 0 ? "+" : ""}${hours}`
  return hours !== 0 && isTimeZone(zone) ? zone : "UTC"
}
